import { useQuery } from '@tanstack/react-query'
import { loadVersion, type Finding } from './calls.ts'
import { blocksById } from './document-parts.ts'
import { blockName, findingText } from './words.ts'

interface Props {
  readonly pageId: string
  readonly version: number
  readonly findings: readonly Finding[]
}

/** The obstacles to a version's submission. */
export function FindingList({ pageId, version, findings }: Props) {
  const query = useQuery({
    queryKey: ['version', pageId, version],
    queryFn: () => loadVersion(pageId, version),
  })
  const blocks = blocksById(query.data?.doc)
  return (
    <ul className="ed-findings">
      {findings.map((it) => {
        const type = blocks.get(it.id)?.type ?? ''
        return (
          <li key={`${it.id} ${it.code} ${it.detail}`}>
            <strong>{it.id === '' ? '页面' : blockName(type)}</strong>
            {` ${findingText(it, type)}`}
          </li>
        )
      })}
    </ul>
  )
}
