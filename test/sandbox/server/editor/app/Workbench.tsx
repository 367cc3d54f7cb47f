import { Puck, type Data } from '@puckeditor/core'
import { useMemo, useState, type ReactNode } from 'react'
import { AudienceSheet } from './AudienceSheet.tsx'
import { ConflictSheet } from './ConflictSheet.tsx'
import { DICTIONARY } from './dictionary.ts'
import { openDocument, storedDocument } from './document-parts.ts'
import { FindingsContext } from './EditorContext.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { puckConfig } from './PuckConfig.tsx'
import { puckOverrides } from './PuckOverrides.tsx'
import { useDraftWork, type OpenedVersion } from './use-draft-work.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { WorkbenchBar } from './WorkbenchBar.tsx'

interface Props extends OpenedVersion {
  readonly who: ReactNode
}

const VIEWPORTS = [
  { width: 390, height: 'auto' as const, label: '390', icon: 'Smartphone' as const },
  { width: 375, height: 'auto' as const, label: '375', icon: 'Smartphone' as const },
  { width: 320, height: 'auto' as const, label: '320', icon: 'Smartphone' as const },
]
const UI = {
  leftSideBarWidth: 250,
  rightSideBarWidth: 330,
  viewports: {
    current: { width: 390, height: 'auto' as const },
    controlsVisible: true,
    options: [],
  },
}

/** Rich text stays the text that it is: the page's own component draws it. */
const TRANSFORMS = { richtext: ({ value }: { readonly value: unknown }) => value }

/** A version in Puck, with the bar above it: saving, preview, submission. */
export function Workbench({ who, ...version }: Props) {
  const { pageId } = version
  const draft = useDraftWork(version)
  const { theirs } = draft
  const [choosingAudience, chooseAudience] = useState(false)
  const [previewing, preview] = useState(false)
  useLeaveWarning(draft.unsaved)
  const overrides = useMemo(() => puckOverrides(), [])
  return (
    <FindingsContext value={draft.findings}>
      <WorkbenchBar
        pageId={pageId}
        who={who}
        draft={draft}
        onAudience={() => chooseAudience(true)}
        onPreview={() => void draft.preview(() => preview(true))}
      />
      <Puck
        key={draft.begun.count}
        config={puckConfig}
        data={draft.begun.document}
        ui={UI}
        viewports={VIEWPORTS}
        dictionary={DICTIONARY}
        fieldTransforms={TRANSFORMS}
        overrides={overrides}
        height="calc(100vh - 3.5rem)"
        headerTitle="画布"
        onChange={(next: Data) => draft.setData(storedDocument(next))}
      />
      {theirs === null ? null : (
        <ConflictSheet
          mine={draft.data}
          theirs={openDocument(theirs.doc)?.document ?? theirs.doc}
          audiences={[theirs.audience, draft.audience]}
          author={theirs.author}
          onChoose={(taken) => void draft.merge(taken)}
          onClose={draft.closeConflict}
        />
      )}
      {choosingAudience ? (
        <AudienceSheet
          value={draft.audience}
          onChange={draft.setAudience}
          onClose={() => chooseAudience(false)}
        />
      ) : null}
      {previewing ? (
        <PreviewSheet pageId={pageId} version={draft.base} onClose={() => preview(false)} />
      ) : null}
    </FindingsContext>
  )
}
