import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { queries } from '#app/data/queries.ts'
import type { Operator } from '#domain/page/operator.ts'
import { loadChoices, loadSession, SESSION, signOut } from './calls.ts'
import { EditorContext } from './EditorContext.tsx'
import { PageList } from './PageList.tsx'
import { PageVersions } from './PageVersions.tsx'
import { Sheet } from './Sheet.tsx'
import { SignIn } from './SignIn.tsx'
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

export function EditorApp() {
  return (
    <QueryClientProvider client={queries}>
      <Rooms />
    </QueryClientProvider>
  )
}

function Rooms() {
  const client = useQueryClient()
  const { pageId, editing } = usePlace()
  const loaded = useQuery({ queryKey: ['choices'], queryFn: loadChoices, staleTime: Infinity })
  const session = useQuery({ queryKey: SESSION, queryFn: loadSession, staleTime: Infinity })
  /** The operator who signed in last: their edits stay while somebody signs in again. */
  const [operator, setOperator] = useState<Operator | null>(null)
  const signedIn = session.data ?? null
  if (signedIn !== null && signedIn.id !== operator?.id) setOperator(signedIn)
  const choices = loaded.data
  const facts = useMemo(
    () => (choices === undefined || operator === null ? null : { choices, operator }),
    [choices, operator],
  )
  const failure = loaded.error ?? session.error
  if (failure !== null) return <p className="ed-state">{failureText(failure)}</p>
  if (choices === undefined || session.data === undefined) {
    return <p className="ed-state">正在打开…</p>
  }
  if (facts === null) {
    return (
      <>
        <header className="ed-bar">
          <h1>页面编辑</h1>
        </header>
        <main className="ed-main">
          <section className="ed-card" aria-label="登录">
            <SignIn names={choices.operators} />
            <p className="ed-hint">口令在启动沙箱时打印。每一步操作都记在登录人名下</p>
          </section>
        </main>
      </>
    )
  }
  const who = (
    <span className="ed-operator">
      {`操作人 ${facts.operator.name}${facts.operator.onCall ? '（值班）' : ''}`}
      <button
        type="button"
        className="ed-button"
        onClick={() => void signOut().then((none) => client.setQueryData(SESSION, none))}
      >
        退出登录
      </button>
    </span>
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
      {signedIn === null ? (
        <Sheet title="登录后继续">
          <SignIn names={choices.operators} />
        </Sheet>
      ) : null}
    </EditorContext>
  )
}
