/** The regions of China by their codes (GB/T 2260), fetched when they are needed. */
import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#domain/person/personal-info.ts'

export interface RegionNode {
  /** In the provider's form: two digits a level, filled up to six; towns of a city without counties have nine. */
  readonly code: string
  readonly name: string
  readonly children: readonly RegionNode[]
}

/** Renamed by the State Council in 2020 (announcement of the Ministry of Civil Affairs, 18 April). */
const NEWER_NAMES: Readonly<Record<string, string>> = { '460321': '西沙区', '460322': '南沙区' }

/**
 * A place that the list does not have: counties are set up each year, the list is of one day. The code
 * ends in 99, which no county has.
 */
const otherPlace = (city: string): RegionNode => ({ code: `${city}99`, name: '其他', children: [] })

const PROVINCE_DIGITS = 2
const CITY_DIGITS = 4

/** The tree of a list of lines such as `110101 东城区`, each after what it is in. */
function read(lines: readonly string[]): readonly RegionNode[] {
  const all = lines.map((line) => {
    const [code = '', name = ''] = line.split(' ')
    return { code, name: NEWER_NAMES[code] ?? name }
  })
  /** The nodes of a level in a place; `below` gives what is in each. */
  const nodes = (
    place: string,
    isLevel: (digits: number) => boolean,
    below: (code: string) => readonly RegionNode[],
  ): RegionNode[] =>
    all
      .filter(({ code }) => isLevel(code.length) && code.startsWith(place))
      .map(({ code, name }) => ({ code: code.padEnd(6, '0'), name, children: below(code) }))
  const districts = (city: string) => [
    ...nodes(
      city,
      (digits) => digits > CITY_DIGITS,
      () => [],
    ),
    otherPlace(city),
  ]
  const cities = (province: string) =>
    nodes(province, (digits) => digits === CITY_DIGITS, districts)
  return nodes('', (digits) => digits === PROVINCE_DIGITS, cities)
}

async function loadRegions(): Promise<readonly RegionNode[]> {
  const { default: source } = await import('./regions.json')
  return read(source.regions)
}

export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: loadRegions,
  staleTime: Infinity,
})

/** The nodes from the province down; shorter where a code is not known. */
export function regionPath(
  regions: readonly RegionNode[],
  { province, city, district }: Region,
): readonly RegionNode[] {
  const path: RegionNode[] = []
  let level = regions
  for (const code of [province, city, district]) {
    const node = level.find((it) => it.code === code)
    if (node === undefined) break
    path.push(node)
    level = node.children
  }
  return path
}

/** Between province and district of a municipality there is nothing with a name. */
const NAMELESS = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])

/** In words: `上海市 黄浦区`. Empty where a code is not known. */
export function regionWords(regions: readonly RegionNode[], region: Region): string {
  const path = regionPath(regions, region)
  if (path.length < 3) return ''
  return path
    .filter(({ name }, level) => level !== 1 || !NAMELESS.has(name))
    .map(({ name }) => name)
    .join(' ')
}
