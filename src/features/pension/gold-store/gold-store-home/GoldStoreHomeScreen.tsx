import { useSnapshot } from 'valtio'
import { listGoldGoods, listGoldRecords } from '#api/calls/gold/mall.ts'
import { prefetchCall, prefetchPages } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { useCurrent } from '#api/use-current.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { session } from '#session/session.ts'
import { viewedGoods, type GoodsView } from '#domain/mall/goods-view.ts'
import { afterOthers } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { COIN_NOTE } from '../parts/exchange-words.ts'
import { GoodsTile } from './GoodsTile.tsx'
import { useCoinTasks } from '#shared/engines/reward/use-coin-tasks.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { OwnCoins } from './OwnCoins.tsx'
import styles from './GoldStoreHomeScreen.module.css'

type Input = PathInput<typeof goldStorePaths.goldStoreHome>

const KINDS: readonly { readonly key: GoodsView['kind']; readonly label: string }[] = [
  { key: 'all', label: '全部' },
  { key: 'coupon', label: '优惠券' },
  { key: 'right', label: '权益' },
  { key: 'thing', label: '实物' },
  { key: 'charity', label: '公益' },
]
const SORTS = [
  { key: 'given', label: '默认排序' },
  { key: 'fewest', label: '金币从少到多' },
  { key: 'most', label: '金币从多到少' },
] as const

export const prefetch: Prefetch<Input> = (_input, signedIn) => [
  prefetchCall(listGoldGoods, {}),
  ...(signedIn ? [prefetchPages(listGoldRecords, {})] : []),
]

/** The mall of gold coins: the user's coins, signing in, and what coins are exchanged for. */
export default function GoldStoreHomeScreen({ input }: { readonly input: Input }) {
  const show = useUrlChoice(goldStorePaths.goldStoreHome, input)
  const goods = useCurrent(listGoldGoods, {})
  const { openId } = useSnapshot(session)
  const isSignedIn = openId !== ''
  const records = useEndlessList(listGoldRecords, {}, isSignedIn)
  const tasks = useCoinTasks()
  const { first } = records
  const { kind = 'all', sort = 'given', within } = input
  const affordable = isSignedIn && within === '1' && first !== undefined
  const view: GoodsView = { kind, sort, within: affordable ? first.balance : null }
  return (
    <DetailTemplate
      query={afterOthers(goods, isSignedIn ? [records, tasks] : [])}
      skeleton="list"
      head={<OwnCoins />}
      isEmpty={(payload) => isEmptyList(payload.goods)}
      empty={<EmptyState kind="empty" title="商城正在准备商品" note="您可以先签到、做任务攒金币" />}
      footNote={COIN_NOTE}
    >
      {(payload) => {
        const shown = viewedGoods(payload.goods, view, payload.serverTime)
        return (
          <section aria-label="商品">
            <Segments
              label="商品分类"
              items={KINDS}
              value={kind}
              onChange={(key) => show({ kind: key === 'all' ? undefined : key })}
            />
            <FilterBar
              label="排序"
              filters={[{ key: 'sort', label: '排序', value: sort, options: SORTS }]}
              onChange={(_key, value) =>
                show({ sort: value === 'fewest' || value === 'most' ? value : undefined })
              }
              note={`${shown.length} 件`}
            />
            {isSignedIn ? (
              <CheckLine
                checked={within === '1'}
                onChange={(checked) => show({ within: checked ? '1' : undefined })}
              >
                仅看可兑
              </CheckLine>
            ) : null}
            <UnreadableNotice of={[payload.goods]} />
            {shown.length === 0 ? (
              <EmptyState
                kind="empty"
                title="没有符合条件的商品"
                note="换一个分类，或查看全部商品"
                actionText="查看全部"
                onAction={() => show({ kind: undefined, within: undefined })}
              />
            ) : (
              <ul className={styles.goods} aria-label="商品列表">
                {shown.map((it) => (
                  <li key={it.goodsId}>
                    <GoodsTile goods={it} now={payload.serverTime} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      }}
    </DetailTemplate>
  )
}
