import type { ReactNode } from 'react'
import type { EditorDocument } from './document-parts.ts'
import { JsonMenu } from './JsonMenu.tsx'
import type { useDraftWork } from './use-draft-work.ts'
import { audienceText, AUDIENCE_LABEL, STATES } from './words.ts'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
  readonly draft: ReturnType<typeof useDraftWork>
  readonly onAudience: () => void
  readonly onPreview: () => void
}

const titleOf = ({ root: { props } }: EditorDocument): string =>
  typeof props['title'] === 'string' ? props['title'] : ''

/** The bar above a version: what it is, whether it is saved, and what can be done with it. */
export function WorkbenchBar({ pageId, who, draft, onAudience, onPreview }: Props) {
  const { base } = draft
  const canSubmit = base.state === 'draft' || draft.unsaved
  return (
    <header className="ed-bar">
      <a
        href={`#/${pageId}`}
        onClick={(event) => {
          if (draft.unsaved && !window.confirm('有改动还没有保存，确定离开？'))
            event.preventDefault()
        }}
      >
        ‹ 版本
      </a>
      <h1>{titleOf(draft.data)}</h1>
      <span className="ed-badge" data-state={base.state}>
        {`v${base.version} ${STATES[base.state]}`}
      </span>
      <span role="status" className="ed-said">
        {draft.said === '' && draft.unsaved ? '有改动还没有保存' : draft.said}
      </span>
      <span className="ed-space" />
      {who}
      <JsonMenu
        name={`${pageId}-v${base.version}.json`}
        document={draft.data}
        onImport={(file) => void draft.importFile(file)}
      />
      <button type="button" className="ed-button ed-short" onClick={onAudience}>
        {`${AUDIENCE_LABEL}：${audienceText(draft.audience)}`}
      </button>
      <button type="button" className="ed-button" disabled={draft.busy} onClick={onPreview}>
        手机预览
      </button>
      <button
        type="button"
        className="ed-button"
        disabled={draft.busy || !draft.unsaved}
        onClick={() => void draft.save()}
      >
        保存草稿
      </button>
      <button
        type="button"
        className="ed-button ed-primary"
        disabled={draft.busy || !canSubmit}
        onClick={() => void draft.submit()}
      >
        提交审核
      </button>
    </header>
  )
}
