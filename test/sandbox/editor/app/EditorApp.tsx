import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { queries } from '#app/queries.ts'
import { loadChoices } from './calls.ts'
import { EditorContext } from './EditorContext.tsx'
import { PageList } from './PageList.tsx'
import { PageVersions } from './PageVersions.tsx'
import { failureText } from './words.ts'

/** Puck is loaded with the first page that is edited. */
const PageEditor = lazy(() => import('./PageEditor.tsx'))

const follow = (then: () => void) => {
  addEventListener('hashchange', then)
  return () => removeEventListener('hashchange', then)
}

/** `#/p-spring` is a page's versions, `#/p-spring/edit` its editor. */
function usePlace(): { readonly pageId: string; readonly editing: boolean } {
  const hash = useSyncExternalStore(follow, () => location.hash)
  const [, pageId = '', edit] = /^#\/([\w-]{1,64})(\/edit)?$/.exec(hash) ?? []
  return { pageId, editing: edit !== undefined }
}

const OPERATOR = 'pageOperator'

export function EditorApp() {
  return (
    <QueryClientProvider client={queries}>
      <Rooms />
    </QueryClientProvider>
  )
}

function Rooms() {
  const { pageId, editing } = usePlace()
  const loaded = useQuery({ queryKey: ['choices'], queryFn: loadChoices, staleTime: Infinity })
  const [chosen, choose] = useState(() => localStorage.getItem(OPERATOR) ?? '')
  const choices = loaded.data
  const operator = choices?.operators.find((it) => it === chosen) ?? choices?.operators[0] ?? ''
  const facts = useMemo(
    () => (choices === undefined ? null : { choices, operator }),
    [choices, operator],
  )
  if (loaded.isError) return <p className="ed-state">{failureText(loaded.error)}</p>
  if (facts === null) return <p className="ed-state">正在打开…</p>
  const who = (
    <label className="ed-operator">
      操作人
      <select
        className="ed-input"
        value={operator}
        onChange={({ target }) => {
          localStorage.setItem(OPERATOR, target.value)
          choose(target.value)
        }}
      >
        {facts.choices.operators.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
  return (
    <EditorContext value={facts}>
      {pageId === '' ? (
        <PageList who={who} />
      ) : editing ? (
        <Suspense fallback={<p className="ed-state">正在打开编辑器…</p>}>
          <PageEditor key={pageId} pageId={pageId} who={who} />
        </Suspense>
      ) : (
        <PageVersions key={pageId} pageId={pageId} who={who} />
      )}
    </EditorContext>
  )
}
