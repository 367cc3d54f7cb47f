/** Puck's configuration, from the block table. */
import type { Config } from '@puckeditor/core'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { BLOCK_TYPES } from '#domain/page/block-table.ts'
import { lenientRoot } from '#domain/page/root.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { PageContext, type PageFacts } from '#shared/pages/page-blocks/page-context.ts'
import { PageGround } from '#shared/pages/page-blocks/PageBlocks.tsx'
import { ShellContext, type Shell } from '#templates/shell-context.ts'
import { Page } from '#ui/layout/Page.tsx'
import { CanvasBlock } from './CanvasBlock.tsx'
import { withoutOldWords } from './described-pictures.ts'
import { editorProps } from './document-parts.ts'
import { blockFields, rootFields } from './PuckFields.tsx'

/** On the canvas nothing leads away. */
const CANVAS_SHELL: Shell = {
  login: async () => false,
  signOut: async () => {},
  back: () => {},
  leaveFlow: () => {},
  flowEnded: () => {},
  backTo: () => {},
  leave: async () => {},
  tradeGate: async () => null,
  preload: async () => {},
  hasScreen: async () => true,
  setTitle: () => {},
}

const FACTS: PageFacts = {
  pageId: 'editor',
  version: 0,
  preview: true,
  share: { title: '', text: '', picture: '', path: '/', riskLine: '' },
  arm: null,
}

interface RootProps extends Readonly<Record<string, unknown>> {
  readonly children: ReactNode
}

function CanvasPage({ children, ...props }: RootProps) {
  const read = v.safeParse(lenientRoot, props)
  const { accent, riskLine } = read.success
    ? read.output
    : { accent: 'brand' as const, riskLine: '' as const }
  const foot = riskLine === '' ? {} : { footNote: <p>{RISK_LINES[riskLine]}</p> }
  return (
    <MemoryRouter>
      <ShellContext value={CANVAS_SHELL}>
        <PageContext value={FACTS}>
          <Page {...foot}>
            <PageGround accent={accent}>
              <Suspense fallback={null}>{children}</Suspense>
            </PageGround>
          </Page>
        </PageContext>
      </ShellContext>
    </MemoryRouter>
  )
}

export const puckConfig: Config = {
  root: { fields: rootFields, render: CanvasPage },
  components: Object.fromEntries(
    BLOCK_TYPES.map((type) => [
      type.type,
      {
        label: type.label,
        fields: blockFields(type),
        defaultProps: editorProps(type.defaults, type.fields),
        resolveData: ({ props }, { lastData }) => ({
          props: lastData === null ? props : withoutOldWords(lastData.props, props, type.fields),
        }),
        render: ({ id, puck: _puck, editMode: _editMode, ...props }) => (
          <CanvasBlock type={type} id={id} props={props} />
        ),
      },
    ]),
  ),
}
