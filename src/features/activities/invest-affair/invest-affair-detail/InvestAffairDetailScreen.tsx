import type { WholeItem } from '#shared/views/content/content-types.ts'
import type { PathInput } from '#paths/path.ts'
import type { investAffairPaths } from '#paths/activities/invest-affair.ts'
import { vpPaths } from '#paths/vp.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { ItemText } from '#shared/views/content/items/ItemText.tsx'
import { AgedNotice, PersonLine } from '#shared/views/content/items/PersonLine.tsx'
import { StateNotice } from '#shared/views/content/items/StateNotice.tsx'
import { prefetchItem, useItem } from '#shared/views/content/items/use-item.ts'
import { withdrawn } from '#shared/views/content/items/WithdrawnItem.tsx'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import styles from './InvestAffairDetailScreen.module.css'
import { ArticleRows } from './ArticleRows.tsx'
import { NewestArticles } from './NewestArticles.tsx'
import { ReadReward } from './ReadReward.tsx'

type Input = PathInput<typeof investAffairPaths.investAffairDetail>

/** The number of others that are named below an article. */
const MORE = 3

export const prefetch: Prefetch<Input> = ({ articleId }) =>
  articleId === undefined ? [] : [prefetchItem(articleId)]

const refused = withdrawn({ name: '看看其他文章', path: vpPaths.home.to() })

/** One article about investing, read through for a few coins; no fund is offered with it. */
export default function InvestAffairDetailScreen({ input }: { readonly input: Input }) {
  const { articleId } = input
  return articleId === undefined ? <NewestArticles /> : <OneArticle articleId={articleId} />
}

function OneArticle({ articleId }: { readonly articleId: string }) {
  const shell = useShell()
  const query = useItem(articleId)
  return (
    <DetailTemplate
      query={query}
      refused={refused}
      isEmpty={({ payload }) => payload.item.kind !== 'article'}
      empty={
        <EmptyState
          kind="notfound"
          title="没有找到这篇文章"
          note="链接可能有误"
          actionText="返回上一页"
          onAction={shell.back}
        />
      }
      footNote={<OpinionLine />}
    >
      {({ payload: { item, related }, keptAt }) => {
        const others = related.filter(({ kind }) => kind === 'article').slice(0, MORE)
        return (
          <>
            <KeptNotice keptAt={keptAt} onReload={() => void query.refetch()} />
            <Article item={item} />
            {keptAt === null ? <ReadReward /> : null}
            {others.length === 0 ? null : <ArticleRows title="再读几篇" articles={others} />}
          </>
        )
      }}
    </DetailTemplate>
  )
}

function Article({ item }: { readonly item: WholeItem }) {
  const { title, author, publishTime, ipPlace, state, stateReason, sourceName } = item
  return (
    <Card>
      <article className={styles.article}>
        <h1 className={styles.title}>{title}</h1>
        <PersonLine author={author} time={publishTime} ipPlace={ipPlace} />
        <StateNotice state={state} reason={stateReason} />
        <AgedNotice time={publishTime} />
        <ItemText item={item} />
        {sourceName === '' ? null : <p className={styles.source}>{`来源：${sourceName}`}</p>}
      </article>
    </Card>
  )
}
