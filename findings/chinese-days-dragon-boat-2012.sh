#!/usr/bin/env bash
# The State Council's notice for 2012 has the Dragon Boat Festival off from Friday 22 to Sunday 24 June.
# The festival itself is Saturday 23 June (the fifth day of the fifth lunar month). chinese-days 1.5.7
# lists the 22nd and the 24th and leaves out the 23rd, the statutory day. Who compares the statutory
# days of the regulation with the package's list finds this one day alone missing from 2008 to 2026.
#
# Exits with 1 once the package lists the day.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --prefix "$folder" chinese-days@1.5.7 >/dev/null
cd "$folder"

echo "chinese-days $(node -p "require('./node_modules/chinese-days/package.json').version"), its days off in June 2012:"
listed=$(node -p "Object.keys(require('chinese-days/dist/chinese-days.json').holidays).filter((day) => day.startsWith('2012-06')).sort().join(' ')")
echo "$listed"
festival=$(TZ=Asia/Shanghai node -p "require('chinese-days').getSolarDateFromLunar('2012-05-05').date")
echo "its own date of the festival: $festival"
[[ $festival == 2012-06-23 && $listed != *2012-06-23* ]]
