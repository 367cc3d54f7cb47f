/** What members wrote in circles. A title makes it a discussion, else it is an idea. */
interface CirclePost {
  readonly circleId: string
  readonly title?: string
  readonly text: string
}

export const CIRCLE_POSTS: readonly CirclePost[] = [
  {
    circleId: 'medicine',
    text: '跟着大事记记了三个月，最大的收获是知道了“受理”和“获批”差得很远。',
  },
  {
    circleId: 'medicine',
    text: '把医药基金的季报和集采的时间表放在一起看，持仓的变化就好理解多了。',
  },
  {
    circleId: 'medicine',
    title: '您会看临床数据吗',
    text: '每次 III 期数据公布都有很多人讨论，大家平时会去看原始的数据，还是等基金经理的解读？',
  },
  {
    circleId: 'tech',
    text: '第一次把三家公司的库存天数抄在一张纸上，才明白周期是怎么回事。',
  },
  {
    circleId: 'tech',
    title: '科技基金的波动怎么习惯',
    text: '去年最大回撤超过两成，虽然没有卖，心里还是不舒服。想听听大家是怎么安排比例的。',
  },
  { circleId: 'consume', text: '去超市看了一圈生产日期，比看研报直观，准备每个季度去一次。' },
  {
    circleId: 'consume',
    title: '消费降温的时候看什么数据',
    text: '零售总额太笼统，合同负债又要等财报，大家平时用什么办法观察动销？',
  },
  { circleId: 'energy', text: '读完度电成本那篇，终于分清了设备公司和电站的区别。' },
  { circleId: 'energy', text: '装机数据每月更新一次，我只在更新的那天看，平时不看净值。' },
  { circleId: 'bonds', text: '把存单利率画成一条线，再看短债基金的七日年化，几乎是同步的。' },
  {
    circleId: 'bonds',
    title: '债券基金多久看一次',
    text: '以前每天看，现在每周看一次资金利率和净值，感觉没有错过什么，大家呢？',
  },
]
