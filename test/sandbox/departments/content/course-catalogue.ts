/** The courses: 44 lessons, each with three questions of its course. */

interface Question {
  readonly question: string
  readonly options: readonly string[]
  /** The number of the right option. */
  readonly right: number
}
export interface CourseData {
  readonly courseId: string
  readonly title: string
  readonly about: string
  readonly teacherId: string
  readonly media: 'text' | 'audio' | 'video'
  readonly lessons: readonly string[]
  /** Lessons, from 1, that are a recording alone. */
  readonly withoutText?: readonly number[]
  readonly questions: readonly [Question, Question, Question, Question]
}

const ask = (question: string, right: number, ...options: string[]): Question => ({
  question,
  options,
  right,
})

export const COURSES: readonly CourseData[] = [
  {
    courseId: 'k-first',
    title: '基金入门六课',
    about: '从一只基金的名字读起，到看懂自己的对账单',
    teacherId: 'e-bai',
    media: 'text',
    lessons: [
      '基金的名字里有什么',
      '净值、份额与金额',
      '风险等级与风险测评',
      '买入那天发生了什么',
      '费用一共有几种',
      '看懂对账单',
    ],
    questions: [
      ask('15:00 之后买入，按哪一天的净值确认？', 1, '当天', '下一个交易日', '买入前一天'),
      ask('R4 的基金最适合哪一类投资者先看？', 2, 'C1', 'C2', 'C4 及以上'),
      ask('管理费从哪里扣？', 0, '基金资产，已反映在净值里', '每月从银行卡扣', '卖出时一次付清'),
      ask('份额乘以净值得到什么？', 0, '持有的市值', '当天的费用', '分红金额'),
    ],
  },
  {
    courseId: 'k-bonds',
    title: '债券基金怎么看',
    about: '票息、久期、信用与回撤，六课读懂债券基金',
    teacherId: 'm-tang',
    media: 'text',
    lessons: [
      '票息是什么',
      '久期与利率',
      '信用与分散',
      '回撤从哪里来',
      '申赎与流动性',
      '读一份债基季报',
    ],
    questions: [
      ask('利率上行时，已有债券的价格通常怎样？', 1, '上升', '下降', '不变'),
      ask(
        '久期 3 年的组合，利率上行 0.1 个百分点，净值大约变化？',
        1,
        '升 0.3%',
        '降 0.3%',
        '不变',
      ),
      ask('纯债基金的回撤主要来自？', 0, '利率与信用利差的变化', '分红', '管理费'),
      ask('短债基金与长债基金相比，久期一般？', 0, '更短', '更长', '一样'),
    ],
  },
  {
    courseId: 'k-index',
    title: '指数投资课',
    about: '编制规则、跟踪误差、费率与定投',
    teacherId: 'm-bai',
    media: 'video',
    lessons: [
      '指数是怎么编的',
      '宽基与行业',
      '跟踪误差',
      '费率差在哪里',
      '估值分位的用法',
      '指数与定投',
    ],
    questions: [
      ask('跟踪误差越小，说明？', 0, '越贴近指数', '收益越高', '费用越高'),
      ask('估值分位 20%，意思是？', 1, '还会跌 20%', '历史上有 20% 的时间更低', '收益是 20%'),
      ask('同一指数的两只基金，首先比较？', 0, '费率与跟踪误差', '名字长短', '昨天的涨幅'),
      ask('宽基指数通常指？', 0, '覆盖多个行业的指数', '只有一个行业', '只有债券'),
    ],
  },
  {
    courseId: 'k-plan',
    title: '定投方法课',
    about: '为什么定投、怎么定、什么时候停',
    teacherId: 'u-adviser',
    media: 'audio',
    lessons: ['定投解决什么问题', '金额与周期', '扣款失败怎么办', '什么时候停', '把定投写成计划'],
    questions: [
      ask('定投最主要的作用是？', 0, '分散买入的时点', '避免任何亏损', '提高利率'),
      ask('扣款日遇到非交易日，通常？', 1, '取消', '顺延到下一个交易日', '提前扣两次'),
      ask('止盈线应该？', 0, '在开始前写好', '每天改', '越高越好'),
      ask('每月与每周定投，长期平均成本的差别一般？', 0, '很小', '翻倍', '没有意义'),
    ],
  },
  {
    courseId: 'k-medicine',
    title: '医药产业课',
    about: '一款新药从实验室到医保',
    teacherId: 'm-lin',
    media: 'text',
    lessons: ['临床分几期', '上市申请之后', '集采怎么算', '医保谈判', '现金流与研发投入'],
    questions: [
      ask('III 期临床主要回答什么？', 1, '是否安全', '是否有效且优于对照', '价格是多少'),
      ask('集采中选后，企业通常面临？', 0, '价格下降、销量上升', '价格上升', '停止销售'),
      ask('医保谈判每年大约几次？', 0, '一次', '每月', '没有规律'),
      ask('研发投入应主要看？', 0, '与现金流是否匹配', '越多越好', '是否为零'),
    ],
  },
  {
    courseId: 'k-pension',
    title: '养老金课',
    about: '第三支柱的账户、产品与领取',
    teacherId: 'v-song',
    media: 'text',
    lessons: ['三支柱', '账户怎么开', '一年最多缴多少', 'Y 份额', '怎么领取'],
    questions: [
      ask('个人养老金账户里的钱通常什么时候可领？', 1, '随时', '达到领取条件时', '一年后'),
      ask('Y 份额与 A 份额相比？', 0, '费率有优惠', '没有区别', '只能卖出'),
      ask('每年的缴存有没有上限？', 0, '有', '没有', '只对企业有'),
      ask('目标日期基金的股票占比随时间？', 0, '逐步下降', '逐步上升', '不变'),
    ],
  },
  {
    courseId: 'k-reports',
    title: '读季报',
    about: '四张表、一段话，十五分钟读完一份季报',
    teacherId: 'm-xu',
    media: 'text',
    lessons: ['季报什么时候出', '资产组合表', '前十大重仓', '份额变动', '基金经理的话'],
    questions: [
      ask('季报在季度结束后多久披露？', 0, '15 个工作日内', '次日', '半年后'),
      ask('季报披露前几大重仓股？', 1, '前五', '前十', '全部'),
      ask('完整持仓在哪里披露？', 0, '半年报与年报', '季报', '不披露'),
      ask('看到重仓股变动时应记住？', 0, '披露有滞后', '就是今天的持仓', '可以照着买'),
    ],
  },
  {
    courseId: 'k-calm',
    title: '投资心理课',
    about: '损失厌恶、追涨与计划的作用',
    teacherId: 'e-qiu',
    media: 'audio',
    lessons: [
      '为什么亏损更痛',
      '追涨的代价',
      '看账户的频率',
      '写下计划',
      '与家人怎么说',
      '十年以后',
    ],
    withoutText: [6],
    questions: [
      ask('损失厌恶是指？', 0, '同样大小的亏损比盈利感受更强', '不喜欢任何投资', '只买债券'),
      ask('频繁查看账户通常会？', 1, '提高收益', '放大情绪、增加交易', '降低费用'),
      ask('写下计划最有用的时候是？', 0, '市场大幅波动之前', '亏损之后', '不需要'),
      ask('追涨的代价主要是？', 0, '买入成本偏高', '没有代价', '费用更低'),
    ],
  },
]

const READING_SECONDS = 480
/** Sound is made by the sandbox: as short as a lesson may be. */
const SOUND_SECONDS = 96

export const lessonSeconds = ({ media }: Pick<CourseData, 'media'>): number =>
  media === 'text' ? READING_SECONDS : SOUND_SECONDS

export const LESSON_COINS = 5

export interface Lesson {
  readonly lessonId: string
  readonly course: CourseData
  /** Counts from 1. */
  readonly no: number
  readonly title: string
  readonly hasText: boolean
  readonly questions: readonly Question[]
}

export const LESSONS: readonly Lesson[] = COURSES.flatMap((course) =>
  course.lessons.map((title, index) => ({
    lessonId: `l-${course.courseId.slice(2)}-${index + 1}`,
    course,
    no: index + 1,
    title,
    hasText: course.withoutText?.includes(index + 1) !== true,
    questions: [0, 1, 2].flatMap((it) => course.questions[(it + index) % 4] ?? []),
  })),
)

export const lessonById = (id: string): Lesson | undefined =>
  LESSONS.find((it) => it.lessonId === id)
