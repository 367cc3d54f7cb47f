import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryFundOne } from '#api/calls/fund.ts'
import { CallRefused } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { useWriter } from '#shared/views/content/writing/use-writer.ts'
import { WriteForm } from '#shared/views/content/writing/WriteForm.tsx'
import type { Writing } from '#shared/views/content/writing/writing.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { FundFilter } from '../parts/FundFilter.tsx'
import { SignInFirst } from '../parts/SignInFirst.tsx'
import { AlikeQuestions } from './AlikeQuestions.tsx'

type Again = Extract<Writing, { kind: 'post' }>['again']

interface Props {
  readonly fundCode: string | undefined
  /** Asks about no fund in particular. */
  readonly onRemoveFund: () => void
  /** The question that the user asks again. */
  readonly again?: Again
}

/** The form for a question: similar earlier questions are shown while the user writes. */
export const AskQuestion = ({ fundCode, onRemoveFund, again }: Props) => (
  <SignInFirst title="登录后提问" note="提问由本公司人员公开回答，登录后可查看审核进度和回答">
    {fundCode === undefined ? (
      <Ask funds={[]} again={again} />
    ) : (
      <AskAboutFund fundCode={fundCode} onRemoveFund={onRemoveFund} again={again} />
    )}
  </SignInFirst>
)

function AskAboutFund({ fundCode, onRemoveFund, again }: Props & { readonly fundCode: string }) {
  const { error } = useQuery(queryFor(queryFundOne, { fundCode }))
  return error instanceof CallRefused ? (
    <Ask
      funds={[]}
      again={again}
      head={<Banner tone="warning">{`没有找到基金 ${fundCode}，问题将不关联基金。`}</Banner>}
    />
  ) : (
    <Ask
      funds={[fundCode]}
      again={again}
      head={<FundFilter fundCode={fundCode} word="提问关于" onRemove={onRemoveFund} />}
    />
  )
}

interface AskProps extends Pick<Props, 'again'> {
  readonly funds: readonly string[]
  readonly head?: ReactNode
}

function Ask({ funds, again, head }: AskProps) {
  const replace = useReplace()
  const writer = useWriter(true)
  return (
    <DetailTemplate query={writer} skeleton="form" footNote={<OpinionLine />}>
      {(settings) => (
        <>
          {head}
          <Card>
            <WriteForm
              settings={settings}
              writing={{
                kind: 'post',
                kinds: ['question'],
                funds,
                again,
              }}
              belowTitle={AlikeQuestions}
              onSent={(sent) => {
                if (sent.kind !== 'comment') replace(itemPath(sent))
              }}
            />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
