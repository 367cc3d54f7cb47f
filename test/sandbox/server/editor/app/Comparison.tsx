import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadVersion, type Version } from './calls.ts'
import { comparedBase } from './compared-base.ts'
import { differences } from './differences.ts'
import { Differences } from './Differences.tsx'
import { failureText, STATES } from './words.ts'

interface Props {
  readonly pageId: string
  /** Newest first. */
  readonly versions: readonly Version[]
  readonly version: number
}

/** The changes that a version brings to customers, or those between any two of the page. */
export function Comparison({ pageId, versions, version }: Props) {
  const [after, setAfter] = useState(version)
  const [before, setBefore] = useState(() => comparedBase(versions, version))
  const query = useQuery({
    queryKey: ['compared', pageId, before, after, versions[0]?.etag],
    queryFn: async () => {
      if (before === null) return null
      const [a, b] = await Promise.all([loadVersion(pageId, before), loadVersion(pageId, after)])
      return differences(a.doc, b.doc, [a.audience, b.audience])
    },
  })
  if (before === null) return <p className="ed-hint">这是第一版，没有可比的版本</p>
  const choice = (label: string, value: number, onChange: (value: number) => void) => (
    <select
      className="ed-input ed-choice"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {versions.map((it) => (
        <option key={it.version} value={it.version}>
          {`v${it.version} ${STATES[it.state]}`}
        </option>
      ))}
    </select>
  )
  return (
    <>
      <h3>{`v${after} 比 v${before} 改了什么`}</h3>
      <p className="ed-compared">
        {choice('新的版本', after, setAfter)}
        {' 比 '}
        {choice('旧的版本', before, setBefore)}
      </p>
      {query.isError ? <p className="ed-warning">{failureText(query.error)}</p> : null}
      {query.data === undefined || query.data === null ? null : (
        <Differences {...query.data} names={[`v${before}`, `v${after}`]} />
      )}
    </>
  )
}
