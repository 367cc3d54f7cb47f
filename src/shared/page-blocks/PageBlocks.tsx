/** Draws a composed page (rules.md#composed-pages): each block by itself, none by another's fault. */
import {
  Component,
  createContext,
  createElement,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react'
import { anybody, visibleBlocks } from '#domain/page/audience.ts'
import type { Block } from '#domain/page/block.ts'
import type { Dropped, PageDocument } from '#domain/page/document.ts'
import type { Accent } from '#domain/page/root.ts'
import { now14 } from '#platform/clock.ts'
import { Exposed } from '#templates/Exposed.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { componentOf } from './block-components.ts'
import type { BlockProps } from './block-view.ts'
import { leftOut } from './left-out.ts'
import { PageContext, usePage, type PageFacts } from './page-context.ts'
import { pageHost } from './page-host.ts'
import { reportDropped } from './report-dropped.ts'
import styles from './PageBlocks.module.css'

interface BoundaryProps {
  readonly onError: () => void
  /** In place of what threw. */
  readonly instead: () => ReactNode
  readonly children: ReactNode
}

class BlockBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(): void {
    this.props.onError()
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.instead() : this.props.children
  }
}

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
  Faq: 6,
  Feed: 8,
}

const drawSlot = (blocks: readonly Block[]) => <Blocks blocks={blocks} />

/** One block, whoever it is meant for; `inner` draws the blocks of its slots. */
export function BlockSlot({ block, inner }: BlockProps) {
  const { pageId, version, preview } = usePage()
  const { type, id } = block
  // Chosen once: another component in its place would be remounted and lose its state.
  const [drawn] = useState(() => componentOf(type))
  if (drawn === null) return null
  const threw = { type, id, why: 'threw', field: '' } as const
  return (
    <div className={styles.block} id={`block-${id}`} data-block={type}>
      <BlockBoundary
        onError={() => {
          if (!preview) reportDropped({ pageId, version, ...threw })
        }}
        instead={() => leftOut.view?.one(threw) ?? null}
      >
        <Suspense fallback={<Skeleton lines={HEIGHTS[type] ?? 1} />}>
          {createElement(drawn, { block, inner })}
        </Suspense>
      </BlockBoundary>
    </div>
  )
}

/** What was left out of the page. */
const DroppedContext = createContext<readonly Dropped[]>([])

/** The blocks that are meant for here and now. */
function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const dropped = useContext(DroppedContext)
  const shown = visibleBlocks(blocks, anybody(pageHost()), now14(), null)
  const drawn = shown.map((block) => <BlockSlot key={block.id} block={block} inner={drawSlot} />)
  return leftOut.view === null ? drawn : leftOut.view.among(blocks, drawn, dropped)
}

interface GroundProps {
  readonly accent: Accent
  readonly children: ReactNode
}

/** What the blocks of a page lie on, in its accent. */
export function PageGround({ accent, children }: GroundProps) {
  return (
    <div className={styles.page} data-accent={accent}>
      {children}
    </div>
  )
}

interface Props {
  readonly page: PageDocument
  readonly facts: PageFacts
}

export function PageBlocks({ page, facts }: Props) {
  const { pageId, version, preview, arm } = facts
  useEffect(() => {
    if (preview) return
    for (const dropped of page.dropped) reportDropped({ pageId, version, ...dropped })
  }, [page, pageId, version, preview])
  return (
    <PageContext value={facts}>
      <PageGround accent={page.root.accent}>
        {arm === null || preview ? null : (
          <div className={styles.arm}>
            <Exposed what="experimentArm" id={`${arm.experimentId}-${arm.key}`}>
              {null}
            </Exposed>
          </div>
        )}
        {/* Another version is another page: nothing of this one's blocks stays, a count-down neither. */}
        <DroppedContext key={`${pageId} ${version}`} value={page.dropped}>
          <Blocks blocks={page.blocks} />
        </DroppedContext>
      </PageGround>
    </PageContext>
  )
}
