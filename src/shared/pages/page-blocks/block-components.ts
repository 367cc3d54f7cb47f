import type { Block } from '#domain/page/block.ts'
import type { BlockComponent } from './block-view.ts'
import { loadOnce } from './load-once.ts'

type Chunk = Readonly<Record<string, BlockComponent>>

const CHUNKS = {
  plain: loadOnce<Chunk>(async () => (await import('./blocks/PlainBlocks.tsx')).plainBlocks),
  funds: loadOnce<Chunk>(async () => (await import('./blocks/FundBlocks.tsx')).fundBlocks),
  content: loadOnce<Chunk>(async () => (await import('./blocks/ContentBlocks.tsx')).contentBlocks),
  campaigns: loadOnce<Chunk>(
    async () => (await import('./blocks/CampaignBlocks.tsx')).campaignBlocks,
  ),
  media: loadOnce<Chunk>(async () => (await import('./blocks/MediaBlocks.tsx')).mediaBlocks),
  // With what cleans them: a text that comes after its page moves all below it.
  texts: loadOnce<Chunk>(async () => {
    const { mediaBlocks, loadCleaner } = await import('./blocks/MediaBlocks.tsx')
    await loadCleaner().catch(() => undefined)
    return mediaBlocks
  }),
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
    'EntryGrid',
  ],
  funds: [
    'FundCard',
    'FundList',
    'FundStrip',
    'Figures',
    'Chart',
    'IndexCard',
    'Portfolio',
    'StressCalculator',
  ],
  content: ['Articles', 'Person', 'Feed', 'Task'],
  campaigns: [
    'ActivityHero',
    'RuleText',
    'NewcomerSteps',
    'ChallengeProgress',
    'RankingTop',
    'GoldBalance',
    'TierCard',
    'InviteCard',
    'CouponStrip',
    'Coupon',
  ],
  media: ['HotImage', 'Carousel', 'Video'],
  texts: ['RichText', 'Faq'],
}

const CHUNK_OF = new Map(
  (['plain', 'funds', 'content', 'campaigns', 'media', 'texts'] as const).flatMap((chunk) =>
    TYPES[chunk].map((type) => [type, chunk] as const),
  ),
)

/**
 * Returns what draws blocks of a type, where it is loaded; null where it is not, or there is none.
 */
export function loadedComponent(type: string): BlockComponent | null {
  const chunk = CHUNK_OF.get(type)
  return chunk === undefined ? null : (CHUNKS[chunk].now()?.[type] ?? null)
}

/** Returns what draws blocks of a type, once it is loaded. */
export async function loadComponent(type: string): Promise<BlockComponent> {
  const chunk = CHUNK_OF.get(type)
  const found = chunk === undefined ? undefined : (await CHUNKS[chunk].load())[type]
  if (found === undefined) throw new Error(`no component of ${type}`)
  return found
}

function chunksOf(blocks: readonly Block[]): ChunkName[] {
  return blocks.flatMap(({ type, slots }) => {
    const chunk = CHUNK_OF.get(type)
    return [...(chunk === undefined ? [] : [chunk]), ...slots.flatMap(chunksOf)]
  })
}

/** Begins to load the components that nearly every page has, while the page itself is requested. */
export function beginLoading(): void {
  CHUNKS.plain.load().catch(() => undefined)
}

/**
 * Loads the components that draw these blocks, so that a page is drawn at once. A component that
 * cannot be loaded is requested again when it is drawn.
 */
export async function loadComponents(blocks: readonly Block[]): Promise<void> {
  await Promise.allSettled([...new Set(chunksOf(blocks))].map((name) => CHUNKS[name].load()))
}
