# Why nobody finds a table: what was looked at, what it means, and the one thing to do.
# $system: linux, windows or macos. $network, $vpn: what the system calls a network interface

network-title = Table not found?
network-looking = Looking at this computer and its networks…
network-looking-about = This takes up to ten seconds. With an address, it takes a little longer.
# $causes, $possible: how many of each
network-summary = { $causes ->
    [0] { $possible ->
        [0] This computer shows nothing that keeps tables from being found.
        [one] Nothing certain was found, but one thing that may be it.
       *[other] Nothing certain was found, but { $possible } things that may be it.
    }
    [one] One thing keeps tables from being found.
   *[other] { $causes } things keep tables from being found.
}
network-again = Look again
network-address = The table’s address
network-address-example = 192.168.1.20 or 0A5K2-…
network-try = Try the address
network-address-about = From the host’s screen: Skipstone then says how far a packet gets. An invite code works too.
network-address-short-code = A short code has no address. The host’s screen shows the address below it.
network-section-cause = What keeps tables from being found
network-section-possible = What may be the cause
network-section-unknown = What can’t be known
network-section-fine = What works
network-section-general = What no program can see

## Causes
network-discovery-off = Tables are neither announced nor looked for on any network.
network-discovery-off-next = In the settings, under Tables on the network, choose Everywhere. Until then only an address or an invite code leads to a table.
network-loopback-only = Tables are announced and looked for on this computer only.
network-loopback-only-next = In the settings, under Tables on the network, choose Everywhere.
network-interfaces-missing = The settings name the network { $names }, which isn’t there.
network-interfaces-missing-next = In the settings, under Tables on the network, choose Everywhere.
network-no-network = This computer is in no network.
network-no-network-next = Join the same Wi-Fi as the others, or plug in the cable. Without either, a phone’s hotspot is a network, too.
network-port-held = Another program holds UDP port 5353 and shares it with nobody, so no table can be announced or found.
network-port-held-next = { $system ->
    [windows] Close it: often it’s an older Bonjour or a music program. In a terminal, netstat -abno -p UDP names it. Until then, the address or the invite code leads to the table.
    [macos] Close it: in a terminal, sudo lsof -i UDP:5353 names it. Until then, the address or the invite code leads to the table.
   *[linux] Close it: in a terminal, sudo ss -ulpn 'sport = :5353' names it. Until then, the address or the invite code leads to the table.
}
network-port-half-held = Another program holds UDP port 5353 of one IP version and shares it with nobody. Tables are found by the other version only.
network-local-network-denied = macOS doesn’t let Skipstone into the local network.
network-local-network-denied-next = In System Settings, Privacy & Security, Local Network, switch Skipstone on, and start it again.
network-send-refused = This computer forbids Skipstone to send on the network { $network }.
network-send-refused-next = { $system ->
    [windows] Allow Skipstone in Windows’ firewall for private networks, or in that of your security program.
    [macos] Allow Skipstone in the firewall of your security program.
   *[linux] Allow outgoing UDP in this computer’s firewall, to port 5353 and to the table’s port.
}
network-send-refused-vpn = The VPN { $vpn } lets nothing pass to the network { $network }.
network-send-refused-vpn-next = Switch off the VPN or its kill switch while you play, or allow the local network in its settings.
network-send-failed = Nothing can be sent to others on the network { $network }.
network-send-failed-next = Disconnect from this network and connect again. If that doesn’t help, the address or the invite code leads to the table.
network-not-heard-back = A message of this computer’s own didn’t come back on the network { $network }: a firewall at this computer drops it.
network-not-heard-back-next = { $system ->
    [windows] Allow Skipstone in Windows’ firewall for private networks, or in that of your security program.
    [macos] In System Settings, Network, Firewall, Options, allow Skipstone incoming connections.
   *[linux] Let UDP port 5353 and the table’s port in: with ufw by sudo ufw allow 5353/udp and sudo ufw allow 7462/udp, with firewalld by its services mdns and a rule for 7462/udp.
}
network-vpn-takes-network = What is meant for the network { $network } goes into the VPN { $vpn } instead.
network-vpn-takes-network-next = Switch off the VPN while you play, or allow the local network in its settings (often called “LAN access” or “split tunnelling”).
network-public = Windows takes this network for a public one and hides this computer in it.
network-public-next = In Settings, Network & internet, choose the network’s properties, and there Private network. Do so at home only.
network-firewall-blocks-all = macOS’ firewall blocks all incoming connections.
network-firewall-blocks-all-next = In System Settings, Network, Firewall, Options, switch off “Block all incoming connections”.
network-other-subnet = A table is announced at { $theirs }, but this computer is at { $ours }: those are two networks.
network-other-subnet-next = Connect to the same Wi-Fi or the same router as the host. If the router leads from one to the other, the address works all the same.
network-name-unknown = No computer called { $name } is known here.
network-name-unknown-next = Type the address with numbers that the host’s screen shows.

## How far a packet gets
network-reach-table = A table answers at { $to }.
network-reach-busy = The table at { $to } answers, but takes no more connections right now.
network-reach-busy-next = Wait a minute, then try again.
network-reach-other-program = Something answers at { $to }, but no table of this version of Skipstone.
network-reach-other-program-next = Compare the port with the host’s screen, and the versions with each other.
network-reach-nothing-listens = The computer at { $to } is there, and says that no table is open at this port.
network-reach-nothing-listens-next = Compare the port with the host’s screen. If it is right, a firewall at the host’s computer turns guests away: it must let UDP port { $port } in.
network-reach-not-allowed = This computer sends nothing to { $to }: a firewall or a VPN here forbids it.
network-reach-not-allowed-next = Allow Skipstone in this computer’s firewall. If a VPN is on, switch it off while you play, or allow the local network in its settings.
network-reach-no-route = There is no way from here to { $to }: this computer isn’t in that network.
network-reach-no-route-next = Connect to the same Wi-Fi or router as the host, or bring up the tunnel between you.
network-reach-nobody-there = No computer has the address { $to } here, though other devices of this network were heard.
network-reach-nobody-there-next = Compare the address with the host’s screen: it may have changed. In a guest Wi-Fi, both go into the main Wi-Fi.
network-reach-kept-apart = Nobody answers at { $to }, and no other device of this network was heard: it probably keeps its devices apart, as guest Wi-Fi does.
network-reach-kept-apart-next = Connect both computers to the main Wi-Fi, or both to a phone’s hotspot. If there is a setting for client isolation in the router, switch it off.
network-reach-rejected = The computer at { $to } is there, and its firewall turns guests away.
network-reach-rejected-next = At the host’s computer, let UDP port { $port } in.
network-reach-dropped = The computer at { $to } is there, but nothing comes back over UDP: a firewall there or on the way drops it, or the table is closed.
network-reach-dropped-next = At the host’s computer, let UDP port { $port } in. In an office or a hotel, the network itself may block it.
network-reach-silent = Nothing comes back from { $to }. Whether the computer is there can’t be known.
network-reach-silent-next = Is the table open, and the address right? Then let UDP port { $port } in at the host’s computer. In a guest Wi-Fi, both go into the main Wi-Fi.
network-reach-silent-tunnel = Nothing comes back from { $to } through the tunnel.
network-reach-silent-tunnel-next = Is the tunnel up at both ends, and does each end let the other’s address in? Is it the host’s address in the tunnel?
network-reach-other-network = Nothing comes back from { $to }, which is in another network than this computer.
network-reach-other-network-next = Connect to the same Wi-Fi or router as the host. From elsewhere you need a tunnel between you.

## Possible causes
network-announcement-missing = The table at { $to } answers, but its announcement doesn’t come here: the network holds back multicast, or the host doesn’t announce it.
network-announcement-missing-next = Join by the address or the invite code; that works as well. In the router, IGMP snooping or “multicast filter” may be switched on.
network-vpn-is-default = The VPN { $vpn } is on. Many VPNs let others of the own network pass, some don’t.
network-vpn-is-default-next = If others don’t find you, switch off the VPN or its kill switch while you play, or allow the local network in its settings.
network-only-tunnel = Only the tunnel { $network } leads to others, and nothing is announced there.
network-only-tunnel-next = Tables are joined there by address or invite code.
network-no-lease = No router has given this computer an address on the network { $network }.
network-no-lease-next = Connect to the Wi-Fi again, or check the cable. Between two computers with one cable this is normal.
network-several = This computer is in several networks: { $names }. Others find it only in the one that they are in.
network-several-next = If others don’t find you, switch off the Wi-Fi at the computer on the cable, or compare the addresses.
network-only-ipv6 = This computer has addresses of IPv6 only. Devices that have IPv4 only don’t find it.
network-only-ipv6-next = Type its address in brackets, as in [fd00::20]:7462, or switch on DHCP in the router.
network-nobody-heard = No other device was heard on this network. Either there is none that says anything, or the network keeps its devices apart.
network-nobody-heard-next = In a guest Wi-Fi or a hotel, connect to the main Wi-Fi, or all to a phone’s hotspot. Otherwise, try the table’s address.
network-own-table-unheard = Your table’s announcement wasn’t heard, though other messages of this computer came back.
network-own-table-unheard-next = Look again in a few seconds. If it stays so, close the table and open it again; until then, the address or the invite code leads to it.
network-firewall-on = { $firewall } is on. Whether it lets Skipstone in can’t be known.
network-firewall-on-ufw-next = If others don’t find or reach your table: sudo ufw allow 7462/udp and sudo ufw allow 5353/udp; for phones also sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = If others don’t find or reach your table: sudo firewall-cmd --add-service=mdns --add-port=7462/udp; for phones also --add-port=7463/tcp.
network-firewall-on-windows-next = If others don’t reach your table: in Windows Security, Firewall, choose “Allow an app”, and tick Skipstone for private networks.
network-firewall-on-macos-next = If others don’t reach your table: in System Settings, Network, Firewall, Options, allow Skipstone incoming connections.

## What can't be known
network-firewall-unknown = Whether a firewall is on, and what it lets in.
network-public-unknown = Whether Windows takes this network for a public one.
network-networks-unknown = Which networks this computer is in: the system doesn’t tell.

## What works
network-no-known-firewall = { $system ->
    [windows] Windows’ firewall is off.
    [macos] macOS’ firewall is off.
   *[linux] Neither ufw nor firewalld is on. What other firewalls let in can’t be known.
}
network-addresses = { $kind ->
    [tunnel] Tunnel or VPN { $network }: { $addresses }
    [virtual] Virtual machines and containers, { $network }: { $addresses }
   *[local] Network { $network }: { $addresses }
}
network-heard-back = This computer’s own message came back on the network { $network }.
network-devices-heard = { $count ->
    [one] One other device was heard.
   *[other] { $count } other devices were heard.
}
network-own-table-heard = Your table’s announcement was heard.
network-tables-heard = { $count ->
    [one] One table of others was heard.
   *[other] { $count } tables of others were heard.
}

## What no program can see
network-general-apart = Guest Wi-Fi, hotels and some offices keep their devices apart. Go into the main Wi-Fi, or switch on a phone’s own hotspot and have everybody join it: it costs no data to play there.
network-general-vpn = A VPN at any of the computers or phones can keep it out of the network, above all one with a kill switch. Switch it off while you play.
network-general-https = Some browsers of phones insist on https and say that the page can’t be reached. Type http:// before the address, or scan the code on the host’s screen.
network-general-cable = A computer on the cable and a phone on the Wi-Fi find each other if both belong to the same router. A second router or a repeater of its own makes two networks: then connect both to the same one.
network-general-away = With family elsewhere, a tunnel such as WireGuard leads to the table. The user’s guide says how.
