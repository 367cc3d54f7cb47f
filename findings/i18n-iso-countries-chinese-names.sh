#!/usr/bin/env bash
# i18n-iso-countries 7.14.0: the Chinese list names EH by a state's name, 阿拉伯撒哈拉民主共和国, where ISO
# 3166-1, the package's own English list and GB/T 2659 have Western Sahara, 西撒哈拉; and the codes hold
# XK with the number 983, which is no code of ISO 3166-1. A form whose field is declared as "ISO 3166-1
# numeric" takes a number that the receiver refuses, and shows a name that China does not use.
# Needs npm and Node 20 or later. Exits with 1 when the behaviour has changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --prefix "$folder" i18n-iso-countries@7.14.0

cat > "$folder/run.cjs" <<'JS'
const countries = require('i18n-iso-countries')
for (const language of ['zh', 'en']) {
  countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`))
}
const seen = [
  countries.getName('EH', 'zh'),
  countries.getName('EH', 'en'),
  countries.alpha2ToNumeric('XK'),
]
console.log('i18n-iso-countries 7.14.0')
for (const line of seen) console.log(line)
const expected = ['阿拉伯撒哈拉民主共和国', 'Western Sahara', '983']
process.exit(seen.join() === expected.join() ? 0 : 1)
JS
node "$folder/run.cjs"
