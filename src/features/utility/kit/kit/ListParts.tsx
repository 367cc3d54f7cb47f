import { useState } from 'react'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { SkeletonBlock, SkeletonFigure, SkeletonLine } from '#ui/layout/Skeleton.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { WalletIcon } from '#ui/icons.tsx'

const LONG = '澄川全球新能源与可持续发展主题精选三年持有期灵活配置混合型发起式证券投资基金（QDII）A'

const STAGES = ['近1周', '近1月', '近3月', '近6月', '近1年', '近3年', '近5年', '今年来', '成立来']

/** Rows with short and long text, key-value pairs, a timeline with every state, and skeletons. */
export function ListParts() {
  const [stage, setStage] = useState('近1年')
  return (
    <>
      <Card title="列表" flush>
        <RowList label="示例列表">
          <Row title="均衡成长混合A" note="980301" value="1.2345" valueNote="净值 03-10" />
          <Row
            title={LONG}
            note="980805 · 中高风险 R4"
            value="-1,234,567,890.12"
            valueNote="持有收益（元）"
            onClick={() => {}}
          />
          <Row
            icon={<WalletIcon />}
            title="江海银行（尾号 1024）"
            note={<NoBreakText sentence texts={['单笔 5万，', '单日 20万，', '今日剩余 20万']} />}
            onClick={() => {}}
          />
        </RowList>
      </Card>
      <Segments
        label="比一行多的标签"
        items={STAGES.map((name) => ({ key: name, label: name }))}
        value={stage}
        onChange={setStage}
      />
      <Card title="成对">
        <KeyValue
          items={[
            { label: '预估费用', value: '1.50 元', note: '费率 0.15%，原 15.00 元' },
            { label: '一个很长很长的名称用来看换行', value: '1,234,567,890.12 元' },
            { label: '没有数据', value: '--' },
          ]}
        />
      </Card>
      <Card title="要点">
        <BulletList items={['净值每日更新', LONG]} />
      </Card>
      <Card title="进度">
        <Timeline
          steps={[
            { key: '1', label: '提交买入', date: '03-10 10:00', state: 'done' },
            { key: '2', label: '确认份额', date: '03-11', note: '按 03-10 净值', state: 'pending' },
            { key: '3', label: '交易失败', note: '银行卡余额不足', state: 'failed' },
          ]}
        />
      </Card>
      <Card title="加载中">
        <div data-on-show>
          <SkeletonLine />
          <SkeletonFigure />
          <SkeletonBlock />
        </div>
      </Card>
    </>
  )
}
