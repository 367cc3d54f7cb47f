/** Departments in the order in which they are shown. */
export const DEPARTMENTS = ['投研', '风控', '交易', '客服', '科技'] as const

export interface Story {
  readonly storyId: string
  readonly department: (typeof DEPARTMENTS)[number]
  readonly title: string
  readonly text: string
  readonly personId: string
}

/** Acts of people at the company, described in a few sentences. All invented. */
export const STORIES: readonly Story[] = [
  {
    storyId: 'y-field',
    department: '投研',
    title: '为一份财报，去了四趟工厂',
    text: '报表上的存货连续两个季度上升，方见微没有直接下结论，而是去了四趟工厂。仓库里堆的不是卖不掉的成品，而是提前备好的原料。那份报告最后写了三页附注，把每一次看到的数量和日期都列了出来。',
    personId: 'v-fang',
  },
  {
    storyId: 'y-limit',
    department: '风控',
    title: '下午两点五十七分的一个电话',
    text: '距离收盘还有三分钟，纪疏桐发现一笔委托会让单一债券的占比超过内部上限。他拨通交易室的电话，把那笔单子拆成了两天。第二天没有人记得这件事，这正是风控最希望看到的结果。',
    personId: 'v-ji',
  },
  {
    storyId: 'y-desk',
    department: '交易',
    title: '交易室里的安静',
    text: '很多人以为交易室总是很吵，蓝叙白的座位旁却贴着一张纸：先确认数量，再确认方向。七年里他把这两句话念了几万遍，他说交易员的本事不在快，在每一次都一样。',
    personId: 'v-lan',
  },
  {
    storyId: 'y-call',
    department: '客服',
    title: '四十分钟，只为说清楚一张对账单',
    text: '一位老人打来电话，说看不懂对账单上的“未付收益”。宋怀瑾用了四十分钟，从一份额讲到一天的万份收益。挂电话之前老人说，原来钱一直在，只是还没有结转。',
    personId: 'v-song',
  },
  {
    storyId: 'y-deploy',
    department: '科技',
    title: '凌晨一点的上线',
    text: '净值发布系统换代那一夜，乔砚舟把新旧两套结果逐只对了三遍，有一只基金差了万分之一。原因是四舍五入的顺序不同。修好之后已经是凌晨五点，第二天早上八点，所有人看到的数字都没有变。',
    personId: 'v-qiao',
  },
]
