import { aheadOfLump, fallingMonths, keptShare } from '#domain/bill/annual-bill.ts'
import { daysToRecover } from '#domain/bill/deepest-fall.ts'
import { brand } from '#domain/brand.ts'
import { compare } from '#domain/money/money.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import {
  Amount,
  BillPageShell,
  Hero,
  HeroAmount,
  Line,
  Lines,
  Note,
  type PageProps,
} from './BillParts.tsx'

export function Plans({ bill: { plans } }: PageProps) {
  const share = keptShare(plans)
  const { paid, failed, skipped, paidAmount } = plans
  return (
    <BillPageShell title="按时出现的，是定投">
      <Hero unit="期">{paid}</Hero>
      <Lines label="这一年的定投">
        <Line name="扣款成功" value={`${paid} 期`} />
        <Line name="扣款失败" value={`${failed} 期`} />
        <Line name="跳过" value={`${skipped} 期`} />
        <Line
          name="共投入"
          value={
            <>
              <Amount value={paidAmount} /> 元
            </>
          }
          sum
        />
      </Lines>
      {share === null ? null : (
        <Note>{share === 100 ? '每一期都没有错过。' : `应扣的期数里，完成了 ${share}%。`}</Note>
      )}
    </BillPageShell>
  )
}

/** Shows what the plans have become, and the same money put in at once: whichever is more. */
export function PlansBesideLump({ bill: { plans } }: PageProps) {
  const { paidAmount, value, lump } = plans
  if (lump === null) return null
  const more = aheadOfLump(value, lump)
  const sign = compare(more, '0')
  return (
    <BillPageShell
      title="分批投入，和一次投入"
      how="两种算法都按基金净值、红利再投资，不计费用；只说明已经过去的这一年，不代表未来"
    >
      <Lines label="同样一笔钱的两种投法">
        <Line name="您的定投投入" value={<Amount value={paidAmount} />} />
        <Line name="到年末是" value={<Amount value={value} />} />
        <Line name="若在第一期一次投入" value={<Amount value={lump} />} />
        <Line name="相差" value={<Amount value={more} signed />} sum />
      </Lines>
      <Note>
        {sign < 0
          ? '这一年一次投入的结果更高。分批换来的，是不必挑时候。'
          : sign > 0
            ? '这一年分批投入的结果更高。换一年，可能相反。'
            : '这一年两种投法的结果一样。'}
      </Note>
    </BillPageShell>
  )
}

export function FallingBuys({ bill: { months } }: PageProps) {
  const { falling, boughtIn, amount } = fallingMonths(months)
  return (
    <BillPageShell title="账户下跌的月份里">
      <Hero unit="个月下跌">{falling}</Hero>
      <Lines label="下跌的月份">
        <Line name="其中有买入的" value={`${boughtIn} 个月`} />
        <Line
          name="这些月份买入"
          value={
            <>
              <Amount value={amount} /> 元
            </>
          }
        />
      </Lines>
      <Note>
        {falling === 0
          ? '这一年没有下跌的月份，这样的年份并不多。'
          : boughtIn === 0
            ? '这些月份里，您没有买入。'
            : '下跌时买入不保证以后会赚，只是价格低了一些。'}
      </Note>
    </BillPageShell>
  )
}

export function EarnedAndPaid({ bill: { dividends, fees, buys, sales } }: PageProps) {
  return (
    <BillPageShell title="分到的，和付出的" how="分红不是额外的收益：分红后净值会相应下降">
      <Lines label="分红">
        <Line name="分红" value={`${dividends.times} 次`} />
        <Line
          name="共"
          value={
            <>
              <Amount value={dividends.amount} /> 元
            </>
          }
        />
      </Lines>
      <Lines label="费用">
        <Line name="交易" value={`${buys + sales} 次`} />
        <Line
          name="手续费"
          value={
            <>
              <Amount value={fees} /> 元
            </>
          }
        />
      </Lines>
      <Note>手续费已在这一年的收益里扣除</Note>
    </BillPageShell>
  )
}

/** The deepest fall of the year, and whether it was made up for. */
export function Fall({ bill: { fall } }: PageProps) {
  if (fall === null) return null
  const days = daysToRecover(fall)
  return (
    <BillPageShell title="浪最高的时候" how="按账户每日的变化计算，转入转出不计入涨跌">
      <Hero tone="loss">{`-${fall.percent}%`}</Hero>
      <Lines label="最深的下跌">
        <Line name="从" value={formatDate(fall.from)} />
        <Line name="到" value={formatDate(fall.to)} />
        <Line
          name="回到下跌前"
          value={fall.recovered === null ? '年末尚未' : formatDate(fall.recovered)}
        />
      </Lines>
      <Note>
        {days === null
          ? '到这一年结束，账户还没有回到下跌前的水平。'
          : `从最低处算起，用了 ${days} 天回来。`}
      </Note>
    </BillPageShell>
  )
}

export function Wallet({ bill: { wallet } }: PageProps) {
  return (
    <BillPageShell title={`${brand.walletName}，每天一点`} how="货币基金不是存款，不保证没有亏损">
      <HeroAmount value={wallet.income} signed />
      <Lines label={brand.walletName}>
        <Line
          name="年末持有"
          value={
            <>
              <Amount value={wallet.closing} /> 元
            </>
          }
        />
      </Lines>
    </BillPageShell>
  )
}
