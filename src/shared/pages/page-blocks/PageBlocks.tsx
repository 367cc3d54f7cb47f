/** Draws a composed page (rules.md#composed-pages): each block by itself, none by another's fault. */
import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useQuery } from '@tanstack/react-query'
import { anybody, visibleBlocks } from '#domain/page/audience.ts'
import type { Block } from '#domain/page/block.ts'
import type { Dropped, PageDocument } from '#domain/page/document.ts'
import type { Accent } from '#domain/page/root.ts'
import { inApp } from '#platform/bridge.ts'
import { now14 } from '#platform/clock.ts'
import { track } from '#platform/tracking/track.ts'
import { Exposed } from '#templates/Exposed.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { PartBoundary } from '#ui/layout/PartBoundary.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { useExposure } from '#ui/layout/use-exposure.ts'
import { loadComponent, loadedComponent } from './block-components.ts'
import type { BlockProps } from './block-view.ts'
import { BlockFailed } from './BlockFailed.tsx'
import { leftOut } from './left-out.ts'
import {
  PageContext,
  usePage,
  WantedContext,
  type PageFacts,
  type WantedBlock,
} from './page-context.ts'
import { pageHost } from './page-host.ts'
import { reportDropped, reportNotLoaded } from './report-dropped.ts'
import styles from './PageBlocks.module.css'

/** Texts that have no shape of their own while their chunk loads. */
const HEIGHTS: Readonly<Record<string, number>> = {
  Hero: 3,
  FundList: 5,
  Chart: 5,
  Carousel: 4,
  Articles: 5,
  Person: 2,
  IndexCard: 3,
  Task: 4,
  TierCard: 4,
  ActivityHero: 4,
  RuleText: 6,
  NewcomerSteps: 8,
  ChallengeProgress: 4,
  RankingTop: 8,
  GoldBalance: 3,
  FundStrip: 5,
  Coupon: 2,
  CouponStrip: 4,
  Faq: 6,
  Feed: 8,
}

const drawSlot = (blocks: readonly Block[]) => (
  <InTurn>
    <Blocks blocks={blocks} />
  </InTurn>
)

/** One block, whoever it is meant for; `inner` draws the blocks of its slots. */
export function BlockSlot(props: BlockProps) {
  const { block } = props
  const { pageId, version, preview } = usePage()
  const { type, id } = block
  // Chosen once: another component in its place would be remounted and lose its state.
  const [drawn] = useState(() => loadedComponent(type) ?? LateBlock)
  const threw = { type, id, why: 'threw', field: '' } as const
  const tracked = { 'data-track': 'block', 'data-track-id': id, 'data-track-page': pageId }
  const seen = useExposure(() => {
    if (!preview) track({ name: 'exposure', what: 'block', id, page: pageId })
  })
  return (
    <div
      ref={seen}
      className={styles.block}
      id={`block-${id}`}
      data-block={type}
      {...(preview ? {} : tracked)}
    >
      <PartBoundary
        onError={() => {
          if (!preview) reportDropped({ pageId, version, ...threw })
        }}
        instead={() => leftOut.view?.one(threw) ?? null}
      >
        {createElement(drawn, props)}
      </PartBoundary>
    </div>
  )
}

/**
 * A block whose component could not be loaded with the page: it is loaded now, and again by a
 * refresh.
 */
function LateBlock(props: BlockProps) {
  const { pageId, version, preview } = usePage()
  const { type, id } = props.block
  const { data, error, refetch } = useQuery({
    queryKey: ['blockComponent', type],
    queryFn: () => loadComponent(type),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const failed = error !== null
  useEffect(() => {
    if (failed && !preview) reportNotLoaded({ pageId, version, type, id })
  }, [failed, preview, pageId, version, type, id])
  if (data !== undefined) return createElement(data, props)
  return (
    <Card>
      {failed ? <BlockFailed onRetry={refetch} /> : <Skeleton lines={HEIGHTS[type] ?? 1} />}
    </Card>
  )
}

/** The blocks that were left out of the page. */
const DroppedContext = createContext<readonly Dropped[]>([])

interface BlocksProps {
  readonly blocks: readonly Block[]
  /** True if the page begins with them. */
  readonly atTop?: boolean
}

/** The blocks that are meant for here and now. */
function Blocks({ blocks, atTop = false }: BlocksProps) {
  const dropped = useContext(DroppedContext)
  const shown = visibleBlocks(blocks, anybody(pageHost()), now14(), null)
  const drawn = shown.map((block, at) => (
    <BlockSlot key={block.id} block={block} inner={drawSlot} isFirst={atTop && at === 0} />
  ))
  return leftOut.view === null ? drawn : leftOut.view.among(blocks, drawn, dropped)
}

function WantedBlocks({ children }: { readonly children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedBlock | null>(null)
  const value = useMemo(() => ({ wanted, want: (id: string) => setWanted({ id }) }), [wanted])
  return <WantedContext value={value}>{children}</WantedContext>
}

interface GroundProps {
  readonly accent: Accent
  /** Shown until the provider has answered: what is below it waits for that. */
  readonly ahead?: boolean
  readonly children: ReactNode
}

/** The ground below the blocks of a page, in its accent. */
export function PageGround({ accent, ahead = false, children }: GroundProps) {
  return (
    <div
      className={styles.page}
      data-accent={accent}
      data-under-header={!inApp()}
      data-ahead={ahead || undefined}
    >
      {children}
    </div>
  )
}

interface Props {
  readonly page: PageDocument
  readonly facts: PageFacts
  /** See `PageGround`. */
  readonly ahead?: boolean
}

export function PageBlocks({ page, facts, ahead = false }: Props) {
  const { pageId, version, preview, arm } = facts
  useEffect(() => {
    if (preview) return
    for (const dropped of page.dropped) reportDropped({ pageId, version, ...dropped })
  }, [page, pageId, version, preview])
  return (
    <PageContext value={facts}>
      <PageGround accent={page.root.accent} ahead={ahead}>
        {arm === null || preview ? null : (
          <div className={styles.arm}>
            <Exposed what="experimentArm" id={`${arm.experimentId}-${arm.key}`}>
              {null}
            </Exposed>
          </div>
        )}
        {/* Another version is another page: nothing of this one's blocks stays, a count-down neither. */}
        <DroppedContext key={`${pageId} ${version}`} value={page.dropped}>
          <WantedBlocks>
            <InTurn>
              <Blocks blocks={page.blocks} atTop />
            </InTurn>
          </WantedBlocks>
        </DroppedContext>
      </PageGround>
    </PageContext>
  )
}
