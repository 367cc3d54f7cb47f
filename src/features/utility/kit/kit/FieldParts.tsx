import { useState } from 'react'
import { amountForm } from '#domain/money/amount-text.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { mobileForm } from '#domain/text/number-forms.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Choices, ManyChoices } from '#ui/fields/Choices.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import { DayField } from '#ui/fields/day/DayField.tsx'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { ChoiceField, PickField } from '#ui/fields/PickField.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Stepper } from '#ui/lists/Stepper.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import styles from './KitParts.module.css'

const KINDS = ['primary', 'secondary', 'text', 'danger'] as const
const CHIPS = [
  { key: '1000', label: '1,000' },
  { key: '5000', label: '5,000' },
  { key: 'most', label: '全部', disabled: true },
]
const OPTIONS = [
  { key: 'all', label: '全部类型' },
  { key: 'stock', label: '股票型' },
]
const WAYS = [
  { key: 'quick', label: '快速取出', notes: ['预计 2 分钟内到账', '今日还可取 10,000.00 元'] },
  { key: 'ordinary', label: '普通取出', notes: ['预计下一交易日到账'] },
  { key: 'closed', label: '暂不可用', notes: [], disabled: true },
]
const KNOWN = [
  { key: 'deposits', label: '银行存款、国债', notes: [] },
  { key: 'bonds', label: '债券型、混合型基金', notes: [] },
]

const BUSY_MS = 2_000
const aWhile = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, BUSY_MS)
  })

/** Buttons and fields: normal, disabled, busy, with errors. */
export function FieldParts() {
  const [amount, setAmount] = useState('')
  const [words, setWords] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [mobile, setMobile] = useState('')
  const [day, setDay] = useState('')
  const [kind, setKind] = useState('all')
  const [way, setWay] = useState<string | null>(null)
  const [known, setKnown] = useState<readonly string[]>(['bonds'])
  return (
    <>
      <Card title="按钮">
        {KINDS.map((it) => (
          <p key={it} className={styles.row}>
            <Button kind={it}>确认</Button>
            <Button kind={it} size="small">
              小号
            </Button>
            <Button kind={it} disabled>
              不可用
            </Button>
          </p>
        ))}
        <Button size="large" block onClick={aWhile}>
          点按后处理 2 秒
        </Button>
      </Card>
      <Card title="输入">
        <SearchField
          label="搜索"
          placeholder="代码、名称或拼音"
          value={words}
          onChange={setWords}
        />
        <AmountField
          label="买入金额"
          value={amount}
          onChange={setAmount}
          form={amountForm}
          placeholder="最低 10.00 元"
          note="本次最多 50,000.00 元"
          clearable
        />
        <AmountField
          label="卖出份额"
          unit="份"
          value="1234567890.12"
          form={amountForm}
          onChange={() => {}}
          error="超过可用份额 1,000.00 份"
        />
        <TextField
          label="手机号"
          inputMode="tel"
          value={mobile}
          onChange={setMobile}
          form={mobileForm}
          problem={mobile.length === 11 ? null : '请输入 11 位手机号'}
        />
        <PickField label="职业" value="" onClick={() => {}} note="在弹出的列表中选择" />
        <ChoiceField
          label="反映的问题"
          choices={['fee', 'app']}
          names={{ fee: '费用', app: 'App 使用' }}
          value="fee"
          onChange={() => {}}
        />
        <DayField
          label="日期"
          value={day}
          text={day === '' ? '' : formatDate(day)}
          placeholder="选择日期"
          first="20110802"
          last="20260310"
          onChoose={setDay}
        />
        <TextArea
          label="详细地址"
          value={words}
          onChange={setWords}
          form={lineForm}
          placeholder="街道、门牌号等"
          most={100}
        />
        <CopyLine label="订单号" value="20260311100000123456" note="客服查询时使用" />
        <Chips items={CHIPS} onPick={setAmount} label="常用金额" />
        <CheckLine checked={agreed} onChange={setAgreed}>
          我已阅读并同意以下文件，了解产品风险
        </CheckLine>
      </Card>
      <FilterBar
        label="筛选示例"
        filters={[{ key: 'kind', label: '类型', value: kind, options: OPTIONS }]}
        onChange={(_, value) => setKind(value)}
        note="共 400 只"
      />
      <Choices title="单选" choices={WAYS} value={way} onChange={setWay} />
      <ManyChoices title="多选" choices={KNOWN} values={known} onChange={setKnown} />
      <Card title="步骤">
        <Stepper steps={['验证身份', '绑定银行卡', '设置密码', '完成']} current={1} />
      </Card>
    </>
  )
}
