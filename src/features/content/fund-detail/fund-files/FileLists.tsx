import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listFundAnnouncements, listFundDocuments } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { ANNOUNCEMENT_NAMES, LEGAL_NAMES, type FileKind } from './file-names.ts'
import { FileRow } from './FileRow.tsx'
import { wholeList } from '#templates/whole-list.ts'

interface Props {
  readonly fundCode: string
  /** The fund's names, which are cut from the beginning of titles. */
  readonly names: readonly string[]
  readonly head: ReactNode
}

interface AnnouncementsProps extends Props {
  readonly kind: FileKind | undefined
  readonly onAll: () => void
}

const FOOT = '文件以基金管理人公布的为准'

/** Announcements and periodic reports, newest first. */
export function Announcements({ fundCode, names, head, kind, onAll }: AnnouncementsProps) {
  const list = useEndlessList(listFundAnnouncements, {
    fundCode,
    ...(kind === undefined ? {} : { kind }),
  })
  return (
    <ListTemplate
      label="公告与报告"
      list={list}
      itemKey={({ documentId }) => documentId}
      head={head}
      empty={
        kind === undefined
          ? { title: '还没有公告', note: '定期报告、分红和人事变更的公告显示在这里' }
          : {
              title: `还没有${ANNOUNCEMENT_NAMES[kind]}`,
              note: '换一个类型看看',
              actionText: '查看全部',
              onAction: onAll,
            }
      }
      footNote={FOOT}
    >
      {(paper) => <FileRow paper={paper} kindName={ANNOUNCEMENT_NAMES[paper.kind]} names={names} />}
    </ListTemplate>
  )
}

/** The fund's legal documents: contract, prospectus and the like. */
export function LegalDocuments({ fundCode, names, head }: Props) {
  const papers = useQuery(queryFor(listFundDocuments, { fundCode }))
  return (
    <ListTemplate
      label="法律文件"
      list={wholeList(papers, papers.data?.documents)}
      itemKey={({ documentId }) => documentId}
      head={head}
      empty={{ title: '还没有法律文件', note: '基金合同、招募说明书等显示在这里' }}
      footNote={FOOT}
    >
      {(paper) => <FileRow paper={paper} kindName={LEGAL_NAMES[paper.kind]} names={names} />}
    </ListTemplate>
  )
}
