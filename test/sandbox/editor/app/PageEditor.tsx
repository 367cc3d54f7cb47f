import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { loadNewest } from './calls.ts'
import { openDocument } from './document-parts.ts'
import { Workbench } from './Workbench.tsx'
import { failureText } from './words.ts'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
}

/** Opens the newest version of a page in Puck. */
export default function PageEditor({ pageId, who }: Props) {
  const query = useQuery({
    queryKey: ['newest', pageId],
    queryFn: () => loadNewest(pageId),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (query.isError) return <p className="ed-state">{failureText(query.error)}</p>
  if (query.data === undefined) return <p className="ed-state">正在打开…</p>
  const opened = openDocument(query.data.doc)
  if (opened === null) return <p className="ed-state">这个页面的文档读不出来，请从 JSON 导入</p>
  const { document, notes } = opened
  return <Workbench pageId={pageId} who={who} base={query.data} opened={document} notes={notes} />
}
