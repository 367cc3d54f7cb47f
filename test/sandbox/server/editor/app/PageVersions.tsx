import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { loadPages, Refused, type Finding, type Version } from './calls.ts'
import { Comparison } from './Comparison.tsx'
import { ComparedSheet } from './ComparedSheet.tsx'
import { ActList } from './ActList.tsx'
import { FindingList } from './FindingList.tsx'
import { LiveActs } from './LiveActs.tsx'
import { NextStep } from './NextStep.tsx'
import { PreviewSheet } from './PreviewSheet.tsx'
import { RollBackSheet } from './RollBackSheet.tsx'
import { ScheduleLine } from './ScheduleLine.tsx'
import { VersionTable } from './VersionTable.tsx'
import { failureText, STATES } from './words.ts'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
}

/** A page's versions, and what may be done with the newest. */
export function PageVersions({ pageId, who }: Props) {
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['pages'], queryFn: loadPages, staleTime: 0 })
  const [compared, compare] = useState<Version | null>(null)
  const [broughtBack, rollBack] = useState<Version | null>(null)
  const [previewing, preview] = useState(false)
  const [said, say] = useState('')
  const [findings, find] = useState<readonly Finding[]>([])
  const page = query.data?.pages.find((it) => it.pageId === pageId)
  const versions = page?.versions ?? []
  const [newest] = versions
  const live = versions.find(({ state }) => state === 'live')
  const act = async (work: Promise<Version>, done: string | ((now: Version) => string)) => {
    say('')
    find([])
    try {
      const now = await work
      say(typeof done === 'string' ? done : done(now))
    } catch (error) {
      if (error instanceof Refused) find(error.findings)
      say(failureText(error))
    }
    await client.invalidateQueries({ queryKey: ['pages'] })
  }

  return (
    <>
      <header className="ed-bar">
        <a href="#/">‹ 全部页面</a>
        <h1>{newest === undefined ? pageId : newest.title}</h1>
        <span className="ed-hint">{page?.place ?? '独立页面'}</span>
        <span className="ed-space" />
        {who}
      </header>
      <main className="ed-main">
        {query.isError ? <p className="ed-warning">{failureText(query.error)}</p> : null}
        {query.data !== undefined && newest === undefined ? (
          <p className="ed-state">没有这个页面</p>
        ) : null}
        {newest === undefined ? null : (
          <section className="ed-card">
            <h2>
              {`v${newest.version} `}
              <span className="ed-badge" data-state={newest.state}>
                {STATES[newest.state]}
              </span>
            </h2>
            <p>
              <a className="ed-button ed-primary" href={`#/${pageId}/edit`}>
                编辑
              </a>
              <button type="button" className="ed-button" onClick={() => preview(true)}>
                手机预览
              </button>
            </p>
            <NextStep
              key={`${newest.etag} ${newest.state}`}
              version={newest}
              pageId={pageId}
              act={act}
            />
            {newest.state === 'submitted' || newest.state === 'approved' ? (
              <Comparison
                key={newest.version}
                pageId={pageId}
                versions={versions}
                version={newest.version}
              />
            ) : null}
            <p role="status" className="ed-said">
              {said}
            </p>
            {findings.length === 0 ? null : (
              <FindingList pageId={pageId} version={newest.version} findings={findings} />
            )}
          </section>
        )}
        {live === undefined ? null : (
          <LiveActs
            key={`${live.etag} ${live.until ?? ''} ${live.wish?.id ?? ''}`}
            pageId={pageId}
            live={live}
            act={act}
          />
        )}
        {query.data === undefined || versions.length === 0 ? null : (
          <ScheduleLine versions={versions} now={query.data.now} />
        )}
        <VersionTable
          pageId={pageId}
          versions={versions}
          act={act}
          onCompare={compare}
          onRollBack={rollBack}
        />
        <ActList acts={page?.acts ?? []} />
      </main>
      {broughtBack === null || newest === undefined ? null : (
        <RollBackSheet
          pageId={pageId}
          newest={newest}
          version={broughtBack}
          waiting={versions.filter(({ state }) => state === 'scheduled')}
          act={act}
          onClose={() => rollBack(null)}
        />
      )}
      {compared === null ? null : (
        <ComparedSheet
          pageId={pageId}
          versions={versions}
          version={compared.version}
          onClose={() => compare(null)}
        />
      )}
      {previewing && newest !== undefined ? (
        <PreviewSheet pageId={pageId} version={newest} onClose={() => preview(false)} />
      ) : null}
    </>
  )
}
