#!/usr/bin/env bash
# chinese-days 1.5.7 reads a date such as 2026-03-02 as midnight in UTC and then takes the day of the
# machine's own time zone. West of Greenwich that is the day before: Mondays are called holidays,
# because they are taken for Sundays, and lists of holidays begin a day early. A date without a time
# has no time zone, so its answer should not depend on where the program runs.
#
# Exits with 1 once the package answers the same everywhere.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --prefix "$folder" chinese-days@1.5.7 >/dev/null
cd "$folder"

ask="const days = require('chinese-days')
console.log([days.isHoliday('2026-03-02'), days.getHolidaysInRange('2026-01-01', '2026-01-05', false).join(' ')].join(' | '))"
echo "chinese-days $(node -p "require('./node_modules/chinese-days/package.json').version"): is Monday 2026-03-02 a holiday | holidays of 1 to 5 January 2026"
shanghai=$(TZ=Asia/Shanghai node -e "$ask")
york=$(TZ=America/New_York node -e "$ask")
echo "Asia/Shanghai:    $shanghai"
echo "America/New_York: $york"
[[ $shanghai == 'false | 2026-01-01 2026-01-02 2026-01-03' ]]
[[ $york == 'true | 2025-12-31 2026-01-01 2026-01-02' ]]
