import { FrozenNotice } from '#templates/frozen/FrozenNotice.tsx'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { expectedText } from '#shared/parts/dates/planned-day.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { listChannelHoldings } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { DIVIDEND_METHODS } from '#domain/business-codes.ts'
import { TradingPasswordSheet } from '#shared/engines/person/TradingPasswordSheet.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button, type Missing } from '#ui/base/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { cardName } from '#domain/bank/card-name.ts'
import styles from './DividendRow.module.css'
import { useDividendMethod } from './use-dividend-method.ts'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

type Channel = v.InferOutput<typeof listChannelHoldings.payload>['channels'][number]
type Method = Holding['dividendMethod']

const methodName = (method: Method): string => DIVIDEND_METHODS.get(method) ?? method

/** The dividend method of a holding, with a sheet to change it for each card. */
export function DividendRow({ holding }: { readonly holding: Holding }) {
  const { fundCode } = holding
  const [open, setOpen] = useState(false)
  const channels = useQuery(queryFor(listChannelHoldings, { fundCode }))
  const change = useDividendMethod()
  const stop = useFrozenStop('setDividendMethod')
  const methods = new Set(
    channels.data?.channels.flatMap(({ holdings }) =>
      holdings.map(({ dividendMethod }) => dividendMethod),
    ),
  )
  const start = (bankSerial: string, dividendMethod: Method) => {
    setOpen(false)
    return change.start({ fundCode, bankSerial, dividendMethod })
  }
  return (
    <>
      <Row
        title="分红方式"
        value={methods.size > 1 ? '各卡不同' : methodName(holding.dividendMethod)}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="分红方式" flush>
        <p className={styles.about}>
          红利再投资：分红按净值转成份额，不收申购费。现金分红：分红打到银行卡。权益登记日当天提交的变更，一般对当次分红不生效。
        </p>
        <FrozenNotice stop={stop} />
        <Loaded query={channels} skeleton={<Skeleton shape="rows" lines={1} />}>
          {(data) => (
            <>
              <UnreadableNotice
                of={[data.channels, ...data.channels.map(({ holdings }) => holdings)]}
              />
              <RowList label="各银行卡的分红方式">
                {data.channels.map((channel) => (
                  <ChannelMethod
                    key={channel.bankSerial}
                    channel={channel}
                    missing={stop?.missing ?? null}
                    onChange={start}
                  />
                ))}
              </RowList>
            </>
          )}
        </Loaded>
      </Sheet>
      <TradingPasswordSheet
        open={change.wish !== null}
        title="输入交易密码"
        subtitle={
          change.wish === null ? '' : `分红方式改为${methodName(change.wish.dividendMethod)}`
        }
        error={change.error === '' ? undefined : change.error}
        onComplete={change.apply}
        onClose={change.cancel}
      />
    </>
  )
}

interface ChannelProps {
  readonly channel: Channel
  readonly missing: Missing | null
  readonly onChange: (bankSerial: string, method: Method) => Promise<void>
}

function ChannelMethod({ channel, missing, onChange }: ChannelProps) {
  const held = channel.holdings[0]
  if (held === undefined) return null
  const { dividendMethod, pendingDividend: pending } = held
  const other: Method = dividendMethod === '0' ? '1' : '0'
  return (
    <Row
      title={cardName(channel)}
      note={
        pending === null
          ? `目前：${methodName(dividendMethod)}`
          : `目前：${methodName(dividendMethod)}。已申请改为${methodName(pending.dividendMethod)}，${expectedText(pending.confirmDate, 'near')} 确认`
      }
      {...(pending === null
        ? {
            value: (
              <Button
                kind="secondary"
                size="small"
                missing={missing}
                onClick={() => onChange(channel.bankSerial, other)}
              >
                {`改为${methodName(other)}`}
              </Button>
            ),
          }
        : {})}
    />
  )
}
