import { useNavigate } from 'react-router-dom'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { STEPS, useExactTax } from '../parts/use-exact-tax.ts'

const ASKED = [
  '收入：税前月薪、全年一次性奖金',
  '社保：个人缴纳的社保和公积金',
  '专项扣除：子女、老人、住房、继续教育、大病医疗',
  '其他扣除：企业年金、商业健康保险等',
  '缴存：今年已缴存和准备再缴存的金额',
]

/** Shows what the exact way asks for, before its first step. */
export default function PensionTaxNewCalculatorWelcomeScreen() {
  const navigate = useNavigate()
  const { begun } = useExactTax()
  const start = () => void navigate(pensionZonePaths.pensionTaxNewCalculator.to({ step: '1' }))
  return (
    <FormTemplate
      action={{ text: begun ? '继续上次' : '开始', missing: null, onClick: start }}
      footNote={<RiskLine>结果按您填写的内容估算，以税务机关核定为准</RiskLine>}
    >
      <Banner tone="info">填写的内容只在本机计算，不会上传，关闭页面后清除</Banner>
      <Card title={`共 ${STEPS.length} 步，约 2 分钟`}>
        <BulletList items={ASKED} />
      </Card>
      <Card title="准备好这些会更快">
        <BulletList items={['最近一个月的工资单', '个人所得税 App 里的专项附加扣除']} />
      </Card>
    </FormTemplate>
  )
}
