import { ALL_RET } from '#api/shown-ret.ts'
import { RET_MEANINGS, type RetMeaning } from '#api/ret-meanings.ts'
import { CLIENT_RISKS, FUND_RISKS } from '#domain/identity/risk.ts'
import { BALANCE_CHANNELS, BUSINESS_KINDS, BUSINESS_NAMES } from '#domain/business-codes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'

const meanings: Readonly<Record<string, RetMeaning>> = RET_MEANINGS

const risk = (kind: string, levels: object): readonly KeyValueItem[] =>
  Object.entries(levels).map(([level, { code, name }]) => ({
    label: `${kind} ${level}`,
    value: `${code} ${name}`,
  }))

const TABLES: readonly { readonly title: string; readonly items: readonly KeyValueItem[] }[] = [
  {
    title: '返回码',
    items: Object.entries(ALL_RET).map(([name, code]) => ({
      label: `${code}`,
      value: name,
      note: meanings[name]?.about,
    })),
  },
  {
    title: '业务码',
    items: Object.entries(BUSINESS_NAMES).map(([label, value]) => ({ label, value })),
  },
  {
    title: '渠道与业务类别',
    items: [
      ...BALANCE_CHANNELS.map((label) => ({ label, value: '余额产品' })),
      ...BUSINESS_KINDS.map((label) => ({ label, value: '业务类别' })),
    ],
  },
  { title: '风险等级', items: [...risk('基金', FUND_RISKS), ...risk('客户', CLIENT_RISKS)] },
]

/** The tables of codes that testers look up. */
export const CodeTables = () => (
  <>
    {TABLES.map(({ title, items }) => (
      <Card key={title} title={title}>
        <KeyValue items={items} dense />
      </Card>
    ))}
  </>
)
