import { useVariants } from '#shared/parts/search/use-variants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type * as v from 'valibot'
import { listFundFaq } from '#api/calls/fund-people.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { FAQ_CATEGORIES, FAQ_CATEGORY_NAMES, findsAnswer } from '#domain/fund/fund-answers.ts'
import type { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { filledFaqs } from '#shared/parts/fund/answer-figures.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Question } from './Question.tsx'

type Input = PathInput<typeof fundDetailPaths.fundConsults>
type Faqs = v.InferOutput<typeof listFundFaq.payload>['faqs']

const CATEGORIES = FAQ_CATEGORIES.map((key) => ({ key, label: FAQ_CATEGORY_NAMES[key] }))

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryFundOne, input),
  prefetchCall(listFundFaq, input),
]

/** Common questions about a fund, answered with its own figures of now. */
export default function FundConsultsScreen({ input }: { readonly input: Input }) {
  const faqs = useQuery(queryFor(listFundFaq, input))
  return (
    <FundPage key={input.fundCode} {...input} waitFor={[faqs]} skeleton="rules">
      {(fund) => (
        <>
          <FundLine fund={fund} />
          {faqs.data === undefined ? null : <Questions fund={fund} faqs={faqs.data.faqs} />}
          <Card title="仍未解决" flush>
            <HelpRow source={`常见问题 ${fund.fundCode}`} />
          </Card>
        </>
      )}
    </FundPage>
  )
}

function Questions({ fund, faqs }: { readonly fund: Fund; readonly faqs: Faqs }) {
  const { hash } = useLocation()
  const linked = faqs.find(({ faqId }) => hash === `#q-${faqId}`)
  const [category, setCategory] = useState(linked?.category ?? 'buy')
  const [words, setWords] = useState('')
  const variants = useVariants(words)
  const wanted = words.trim()
  const filled = filledFaqs(faqs, fund)
  const shown =
    wanted === ''
      ? filled.filter((faq) => faq.category === category)
      : filled.filter(({ question, answer }) => findsAnswer(wanted, [question, answer], variants))
  return (
    <>
      <SearchField
        label="搜索问题"
        placeholder="搜索问题，如“到账”"
        value={words}
        onChange={setWords}
      />
      {wanted === '' ? (
        <Segments label="问题分类" items={CATEGORIES} value={category} onChange={setCategory} />
      ) : null}
      <UnreadableNotice of={[faqs]} />
      {shown.length > 0 || (wanted === '' && unreadable(faqs) > 0) ? (
        <Card
          flush
          title={wanted === '' ? FAQ_CATEGORY_NAMES[category] : `找到 ${shown.length} 条`}
        >
          {shown.map((faq) => (
            <Question key={faq.faqId} faq={faq} initiallyOpen={faq.faqId === linked?.faqId} />
          ))}
        </Card>
      ) : (
        <EmptyState
          kind="empty"
          title={wanted === '' ? '这一类还没有问题' : `没有找到“${wanted}”`}
          note="换一个词，或联系客服"
        />
      )}
    </>
  )
}
