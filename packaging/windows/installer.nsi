; Installs Skipstone for one user, without an administrator. installer.sh makes it and defines:
;   VERSION   such as 0.1.0
;   FILES     the folder of what is installed
;   SIZE      its size in KiB
;   OUTPUT    the installer to write
;   LANGUAGES a file that includes the texts of each language, English first
; Its own options: /S asks and shows nothing, /D=FOLDER (the last one, without quotes) installs into that folder. Exit codes: 0 done,
; 1 cancelled, 2 not possible, for example because Skipstone is running.

; For 64 bits, as the program is.
Target amd64-unicode
Name "Skipstone"
OutFile "${OUTPUT}"
BrandingText "Skipstone ${VERSION}"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
; Enough to find out that skipstone.com is almost skipstone.exe.
SetCompressor /SOLID lzma
SetCompressorDictSize 128

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Skipstone"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\skipstone.exe"
!define CLASSES "Software\Classes"
!define RECORD "Skipstone.Record"
!define SCHEME "Software\Classes\skipstone"
InstallDir "$LOCALAPPDATA\Programs\Skipstone"
; An upgrade goes where the older version is.
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WordFunc.nsh

Var Installed ; the version that is there, or nothing
Var Welcome

!define MUI_ICON "..\..\assets\icons\skipstone.ico"
!define MUI_UNICON "..\..\assets\icons\skipstone.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "welcome.bmp"
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$Welcome"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\skipstone.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
; What the installer says, beyond what NSIS itself has words for. NSIS is formal in some languages, and then these texts avoid both forms.
!include "${LANGUAGES}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Skipstone"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Skipstone Setup"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Skipstone contributors. MIT or Apache-2.0."

Function .onInit
    ReadRegStr $Installed HKCU "${KEY}" "DisplayVersion"
    StrCpy $Welcome "$(WELCOME)"
    ${If} $Installed != ""
        ${VersionCompare} "$Installed" "${VERSION}" $0
        ${Select} $0
        ${Case} 0
            StrCpy $Welcome "$(WELCOME_AGAIN)"
        ${Case} 1
            StrCpy $Welcome "$(WELCOME_OLDER)"
        ${Default}
            StrCpy $Welcome "$(WELCOME_UPGRADE)"
        ${EndSelect}
    ${EndIf}
FunctionEnd

; Ends with an explanation while the program in a folder runs: then its file can't be written.
!macro RequireStopped FOLDER NAME
    ${DoWhile} ${FileExists} "${FOLDER}\${NAME}"
        ClearErrors
        FileOpen $0 "${FOLDER}\${NAME}" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +2
        Abort "$(RUNNING)"
    ${Loop}
!macroend

Section "Skipstone" Program
    SectionIn RO
    ; Where another version is; nothing if there is none.
    ReadRegStr $1 HKCU "${KEY}" "InstallLocation"
    !insertmacro RequireStopped "$INSTDIR" skipstone.exe
    !insertmacro RequireStopped "$INSTDIR" skipstone.com
    !insertmacro RequireStopped "$1" skipstone.exe
    !insertmacro RequireStopped "$1" skipstone.com

    ClearErrors
    SetOutPath "$INSTDIR"
    File "${FILES}\skipstone.exe" "${FILES}\skipstone.com"
    File "${FILES}\LICENSE-MIT.txt" "${FILES}\LICENSE-APACHE.txt" "${FILES}\THIRD-PARTY.txt"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ${If} ${Errors}
        Abort "$(NOT_WRITTEN)"
    ${EndIf}
    ; In another folder, the other version would stay without a way to uninstall it.
    ${If} $1 != ""
    ${AndIf} $1 != "$INSTDIR"
        ExecWait '"$1\uninstall.exe" /S _?=$1'
        ; Which it can't do itself when it runs where it is.
        Delete "$1\uninstall.exe"
        RMDir "$1"
    ${EndIf}

    CreateShortcut "$SMPROGRAMS\Skipstone.lnk" "$INSTDIR\skipstone.exe" "" "" "" SW_SHOWNORMAL "" "$(COMMENT)"

    WriteRegStr HKCU "${KEY}" "DisplayName" "Skipstone"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\skipstone.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "The Skipstone contributors"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    ; `skipstone` in the Run dialog finds the program.
    WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\skipstone.exe"
    ; Links. Behind -- nothing that a link holds is an option.
    WriteRegStr HKCU "${SCHEME}" "" "URL:Skipstone"
    WriteRegStr HKCU "${SCHEME}" "URL Protocol" ""
    WriteRegStr HKCU "${SCHEME}\DefaultIcon" "" "$INSTDIR\skipstone.exe,-1"
    WriteRegStr HKCU "${SCHEME}\shell\open\command" "" '"$INSTDIR\skipstone.exe" -- "%1"'
SectionEnd

Section "$(RECORDS)" Records
    WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "$(RECORD_NAME)"
    ; The icon with the number 2 in the program.
    WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\skipstone.exe,-2"
    WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\skipstone.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\.skipstone" "" "${RECORD}"
    WriteRegStr HKCU "${CLASSES}\.skipstone" "Content Type" "application/x-skipstone-record"
    ; Records that `simulate` writes are offered to the program, and stay with whoever opens JSON Lines.
    WriteRegStr HKCU "${CLASSES}\.jsonl\OpenWithProgids" "${RECORD}" ""
    ${RefreshShellIcons}
SectionEnd

Section /o "$(DESKTOP)" Desktop
    CreateShortcut "$DESKTOP\Skipstone.lnk" "$INSTDIR\skipstone.exe" "" "" "" SW_SHOWNORMAL "" "$(COMMENT)"
SectionEnd

; Rules for the program, or without them.
!define NETSH "$SYSDIR\netsh.exe advfirewall firewall"
!define RULE 'name="Skipstone" dir=in'
; UDP for players, TCP for phones.
!define ALLOW 'action=allow protocol=any profile=private'

; Without it, Windows asks when the program listens for the first time, and an answer of no leaves rules that block: they go first.
Section /o "$(FIREWALL)" Firewall
    ClearErrors
    ExecShellWait "runas" "$SYSDIR\cmd.exe" '/c ${NETSH} delete rule name=all program="$INSTDIR\skipstone.exe" & ${NETSH} delete rule name=all program="$INSTDIR\skipstone.com" & ${NETSH} add rule ${RULE} ${ALLOW} program="$INSTDIR\skipstone.exe" & ${NETSH} add rule ${RULE} ${ALLOW} program="$INSTDIR\skipstone.com"' SW_HIDE
    ${IfNot} ${Errors}
        WriteRegDWORD HKCU "${KEY}" "FirewallRule" 1
    ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${Program} "$(PROGRAM_ABOUT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${Records} "$(RECORDS_ABOUT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${Desktop} "$(DESKTOP_ABOUT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${Firewall} "$(FIREWALL_ABOUT)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "un.Skipstone" UninstallProgram
    SectionIn RO
    !insertmacro RequireStopped "$INSTDIR" skipstone.exe
    !insertmacro RequireStopped "$INSTDIR" skipstone.com
    ReadRegDWORD $0 HKCU "${KEY}" "FirewallRule"
    ${If} $0 = 1
        ExecShellWait "runas" "$SYSDIR\netsh.exe" 'advfirewall firewall delete rule ${RULE}' SW_HIDE
    ${EndIf}

    Delete "$INSTDIR\skipstone.exe"
    Delete "$INSTDIR\skipstone.com"
    Delete "$INSTDIR\LICENSE-MIT.txt"
    Delete "$INSTDIR\LICENSE-APACHE.txt"
    Delete "$INSTDIR\THIRD-PARTY.txt"
    Delete "$INSTDIR\uninstall.exe"
    ; Only if nothing else is in it.
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Skipstone.lnk"
    Delete "$DESKTOP\Skipstone.lnk"

    DeleteRegKey HKCU "${CLASSES}\${RECORD}"
    ReadRegStr $0 HKCU "${CLASSES}\.skipstone" ""
    ${If} $0 == "${RECORD}"
        DeleteRegKey HKCU "${CLASSES}\.skipstone"
    ${EndIf}
    DeleteRegValue HKCU "${CLASSES}\.jsonl\OpenWithProgids" "${RECORD}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.jsonl\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.jsonl"
    DeleteRegKey HKCU "${SCHEME}"
    DeleteRegKey HKCU "${APP_PATH}"
    DeleteRegKey HKCU "${KEY}"
    ${RefreshShellIcons}
SectionEnd

; Off unless it is chosen, and so never silently.
Section /o "un.$(DATA)" Data
    RMDir /r "$APPDATA\skipstone"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${UninstallProgram} "$(PROGRAM_ABOUT)"
    !insertmacro MUI_DESCRIPTION_TEXT ${Data} "$(DATA_ABOUT)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
