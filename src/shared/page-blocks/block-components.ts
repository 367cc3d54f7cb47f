import { lazy, type ComponentType } from 'react'
import type { Block } from '#domain/page/block.ts'
import type { BlockComponent, BlockProps } from './block-view.ts'

type Chunk = Readonly<Record<string, BlockComponent>>

const CHUNKS = {
  plain: async (): Promise<Chunk> => (await import('./blocks/PlainBlocks.tsx')).plainBlocks,
  funds: async (): Promise<Chunk> => (await import('./blocks/FundBlocks.tsx')).fundBlocks,
  content: async (): Promise<Chunk> => (await import('./blocks/ContentBlocks.tsx')).contentBlocks,
  media: async (): Promise<Chunk> => (await import('./blocks/MediaBlocks.tsx')).mediaBlocks,
}
type ChunkName = keyof typeof CHUNKS

const TYPES: Readonly<Record<ChunkName, readonly string[]>> = {
  plain: [
    'Hero',
    'Notice',
    'Shortcuts',
    'Steps',
    'Countdown',
    'Buttons',
    'Anchor',
    'Share',
    'RiskLine',
    'Tabs',
    'Group',
  ],
  funds: ['FundCard', 'FundList', 'Figures', 'Chart', 'IndexCard'],
  content: ['Articles', 'Person', 'Feed', 'Task'],
  media: ['HotImage', 'Carousel', 'Video', 'RichText', 'Faq'],
}

const CHUNK_OF = new Map(
  (['plain', 'funds', 'content', 'media'] as const).flatMap((chunk) =>
    TYPES[chunk].map((type) => [type, chunk] as const),
  ),
)

const loaded = new Map<ChunkName, Chunk>()

async function load(name: ChunkName): Promise<Chunk> {
  const chunk = loaded.get(name) ?? (await CHUNKS[name]())
  loaded.set(name, chunk)
  return chunk
}

/** What draws a type whose chunk was not waited for. */
const LAZY = new Map(
  [...CHUNK_OF].map(([type, name]) => [
    type,
    lazy(async () => {
      const found = (await load(name))[type]
      if (found === undefined) throw new Error(`no component of ${type}`)
      return { default: found }
    }),
  ]),
)

/** What draws blocks of a type, loaded when it is first drawn at the latest; null for none. */
export function componentOf(type: string): ComponentType<BlockProps> | null {
  const chunk = CHUNK_OF.get(type)
  const ready = chunk === undefined ? undefined : loaded.get(chunk)?.[type]
  return ready ?? LAZY.get(type) ?? null
}

function chunksOf(blocks: readonly Block[]): ChunkName[] {
  return blocks.flatMap(({ type, slots }) => {
    const chunk = CHUNK_OF.get(type)
    return [...(chunk === undefined ? [] : [chunk]), ...slots.flatMap(chunksOf)]
  })
}

/**
 * Loads what draws these blocks, so that a page is drawn at once: React shows no block within
 * 300 ms of another's skeleton. What cannot be loaded is asked for again when it is drawn.
 */
export async function loadComponents(blocks: readonly Block[]): Promise<void> {
  await Promise.allSettled([...new Set(chunksOf(blocks))].map(load))
}
