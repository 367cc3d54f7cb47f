#!/bin/sh
# A real S3 store for tests: Ceph's gateway with one monitor and one disk in memory, ready in about a second.
# usage: ceph-s3.sh NEWDIR GATEWAY-PORT MONITOR-PORT   on 127.0.0.1; keys testkey and testsecret.
# It runs until its standard input ends, so that it never outlives whoever started it; SIGTERM stops it too.
set -eu
dir=$1 port=$2 monitor=127.0.0.1:$3
mkdir "$dir" # which fails when there is one: it is deleted in the end
mkdir "$dir/mon" "$dir/osd"
uuid() { cat /proc/sys/kernel/random/uuid; }
cluster=$(uuid) disk=$(uuid)
cat >"$dir/ceph.conf" <<CONF
[global]
fsid = $cluster
mon host = v2:$monitor
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
keyring = /dev/null
mon data = $dir/mon
osd data = $dir/osd
run dir = $dir
admin socket =
log file = $dir/\$name.log
mon cluster log file = $dir/cluster.log
mon data avail crit = 0
mon allow pool size one = true
paxos propose interval = 0.05
paxos min wait = 0.01
osd objectstore = memstore
memstore device bytes = 1073741824
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
rgw data = $dir
rgw frontends = beast endpoint=127.0.0.1:$port
CONF
export CEPH_CONF="$dir/ceph.conf"
started=
# All of it lies in memory, and a gateway whose disk went first would wait for minutes: nothing is to be saved.
stop() {
  trap - EXIT INT TERM
  for pid in $started; do kill -9 "$pid" 2>/dev/null || :; done
  for pid in $started; do wait "$pid" 2>/dev/null || :; done
  rm -rf "$dir"
  exit 0
}
trap stop EXIT INT TERM
monmaptool --create --fsid "$cluster" --addv a "v2:$monitor" "$dir/monmap" >/dev/null
ceph-mon -i a --mkfs --monmap "$dir/monmap"
ceph-mon -f -i a </dev/null & started="$! $started"
ceph osd new "$disk" >/dev/null
ceph-osd -i 0 --mkfs --osd-uuid "$disk"
ceph-osd -f -i 0 </dev/null & started="$! $started"
radosgw-admin user create --uid=test --display-name=test --access-key=testkey --secret-key=testsecret >/dev/null
radosgw -f -n client.rgw </dev/null & started="$! $started"
# `wait` and a reader in the background: a signal must not have to wait for the input.
exec 3<&0
cat <&3 >/dev/null & reader=$!
wait "$reader"
