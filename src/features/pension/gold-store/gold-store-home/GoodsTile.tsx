import { unitAmount } from '#domain/ledger/unit-words.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { goodsNote, type ListedGoods } from '../parts/goods-words.ts'
import styles from './GoodsTile.module.css'

interface Props {
  readonly goods: ListedGoods
  /** The provider's. */
  readonly now: string
}

/** One of the goods: picture, name, coins, and what keeps it from being had. */
export function GoodsTile({ goods, now }: Props) {
  const { goodsId, title, coins, pictureUrl } = goods
  const note = goodsNote(goods, now)
  return (
    <a className={styles.tile} href={goldStorePaths.goldGoodsDetail.to({ goodsId })}>
      <span className={styles.picture}>
        <Picture src={pictureUrl} alt="" width={3} height={2} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.coins}>
        <NumberText size="title" value={unitAmount(coins, 'plain')} unit="金币" tone="inherit" />
      </span>
      {note === '' ? null : <span className={styles.note}>{note}</span>}
    </a>
  )
}
