/** What browsers and Node both decode, by how often lists of guests come in it. */
const multibyte = ['shift_jis', 'euc-kr', 'gb18030', 'big5'] as const
const sampleBytes = 65_536

/**
 * Text of bytes in whatever encoding they were saved: by byte order mark, UTF-16 without one, strict UTF-8, else the
 * East Asian encoding that gives mostly common characters, else a single-byte one.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(withoutCutLetter(bytes))
  } catch {
    return new TextDecoder(nearlyUtf8(bytes) ? 'utf-8' : legacyLabel(bytes.subarray(0, sampleBytes))).decode(
      bytes,
    )
  }
}

/** A file that was cut may end within a letter: two or three bytes of UTF-8 that wait for more. */
function withoutCutLetter(bytes: Uint8Array): Uint8Array {
  const continued = (at: number) => (bytes.at(at)! & 0xc0) === 0x80
  if (bytes.length > 2 && continued(-1) && bytes.at(-2)! >= 0xe0) return bytes.subarray(0, -2)
  if (bytes.length > 3 && continued(-1) && continued(-2) && bytes.at(-3)! >= 0xf0)
    return bytes.subarray(0, -3)
  return bytes
}

/** Without a byte order mark, UTF-16 shows in Latin text by its many zero bytes on one side. */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2_000)
  const zeros = [0, 0]
  sample.forEach((byte, index) => byte === 0 && zeros[index % 2]!++)
  const half = sample.length / 2
  if (zeros[1]! > half * 0.4 && zeros[0]! < half * 0.05) return 'utf-16le'
  if (zeros[0]! > half * 0.4 && zeros[1]! < half * 0.05) return 'utf-16be'
  return null
}

/** A cut or damaged place in UTF-8 text must not turn all of it into another encoding. */
function nearlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, sampleBytes))
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[\u0080-\ufffc\ufffe\uffff]/g)?.length ?? 0
  return broken * 5 < whole
}

function legacyLabel(bytes: Uint8Array): string {
  const high = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0)
  let best = { label: latinOrCyrillic(bytes, high), score: 0.7 }
  for (const label of multibyte) {
    const score = plausibility(bytes, label)
    if (score > best.score + 0.01) best = { label, score }
  }
  return best.label
}

/**
 * How much of what is not ASCII becomes common East Asian text. European text read this way gives rare signs and
 * broken pairs; its accented letters also occur alone between Latin ones, which East Asian signs seldom do.
 */
function plausibility(bytes: Uint8Array, label: string): number {
  const text = new TextDecoder(label).decode(bytes)
  let common = 0
  let all = 0
  let alone = 0
  for (const [run] of text.matchAll(/[\u0080-\uffff]+/g)) {
    for (const sign of run) {
      all++
      common += weight(sign, label)
    }
    if ([...run].length === 1) alone++
  }
  if (all === 0 || alone > all * 0.34) return 0
  return common / all
}

function weight(sign: string, label: string): number {
  const code = sign.codePointAt(0)!
  const kana = code >= 0x3040 && code <= 0x30ff
  const hangul = code >= 0xac00 && code <= 0xd7af
  const sinogram = code >= 0x4e00 && code <= 0x9fff
  const mark = (code >= 0x3000 && code <= 0x303f) || (code >= 0xff00 && code <= 0xff5e)
  if (code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) return -2
  if (mark) return 1
  if (label === 'shift_jis') return kana ? 1.2 : sinogram ? (isCommon(sign) ? 1 : 0.6) : -0.5
  if (label === 'euc-kr') return hangul ? 1.1 : sinogram ? 0.1 : -0.5
  if (label === 'gb18030') return sinogram ? (isCommon(sign) ? 1.1 : 0.6) : kana ? 0.3 : -0.5
  return sinogram ? (isCommon(sign) ? 1.1 : 0.5) : kana ? 0.3 : -0.5
}

/** Signs that names, companies and headers are mostly made of, simplified, traditional and Japanese. */
const commonSigns = new Set(
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严首底液官德随病苏失尔死讲配女黄推显谈罪神艺呢席含企望密批营项防举球英氧势告李台落木帮轮破亚师围注远字材排供河态封另施减树溶怎止案言士均武固叶鱼波视仅费紧爱左章早朝害续轻服试食充兵源判护司足某练差致板田降黑犯负击范继兴似余坚曲输修故城夫够送笔船占右财吃富春职觉汉画功巴跟虽杂飞检吸助升阳互初创抗考投坏策古径换未跑留钢曾端责站简述钱副尽帝射草冲承独令限阿宣环双请超微让控州良轴找否纪益依优顶础载倒房突坐粉敌略客袁冷胜绝析块剂测丝协重诉念陈仍罗盐友洋错苦夜刑移频逐靠混母短皮终聚汽村云哪既距卫停烈央察烧迅境若印洲刻括激孔搞甚室待核校散侵吧甲游久菜味旧模湖货损预阻毫普稳乙妈植息扩银语挥酒守拿序纸医缺雨吗针刘啊急唱误训愿审附获茶鲜粮斤孩脱硫肥善龙演父渐血欢械掌歌沙刚攻谓盾讨晚粒乱燃矛乎杀药宁鲁贵钟煤读班伯香介迫句丰培握兰担弦蛋沉假穿执答乐谁顺烟缩征脸喜松脚困异免背星福买染井概慢怕磁倍祖皇促静补评翻肉践尼衣宽扬棉希伤操垂秋宜氢套督振架亮末宪庆编牛触映雷销诗座居抓裂胞呼娘景威绿晶厚盟衡鸡孙延危胶屋乡临陆顾掉呀灯岁措束耐剧玉赵跳哥季课凯胡额款绍卷齐伟蒸殖永宗苗川炉岩弱零杨奏沿露杆探滑镇饭浓航怀赶库夺伊灵税途灭赛归召鼓播盘裁险康唯录菌纯借糖盖横符私努堂域枪润幅哈竟熟虫泽脑壤碳欧遍侧寨敢彻虑斜薄庭纳弹饲伸折麦湿暗荷瓦塞床筑恶户访塔奇透梁刀旋迹卡氯遇份毒泥退洗摆灰彩卖耗夏择忙铜献硬予繁圈雪函亦抽篇阵阴丁尺追堆雄迎泛爸楼避谋吨野猪旗累偏典馆索秦脂潮爷豆忽托惊塑遗愈朱替纤粗倾尚痛楚谢奋购磨君池旁碎骨监捕弟暴割贯殊释词亡壁顿宝午尘闻揭炮残冬桥妇警综招吴付浮遭徐您摇谷赞箱隔订男吹園這來們個時國會對發業開關經學電長東見員實現問題點體將從動還間無後當進種種應數產與過說說為氏職務邮箱郵手機号話係聯絡單位機構簡介嘉賓講者專業領域姓性別備註備考會社所属役会講演登壇株式藤鈴伊渡辺村斎浜澤沢桜慶應義塾竹橋池坂福岡佐々崎黒須賀',
)
const isCommon = (sign: string) => commonSigns.has(sign)

/** Cyrillic text in its Windows encoding is nearly all high bytes; Latin text has a few between its letters. */
function latinOrCyrillic(bytes: Uint8Array, high: number): string {
  const letters = bytes.reduce(
    (count, byte) => count + ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a ? 1 : 0),
    0,
  )
  if (high < 8 || high < letters * 0.6) return latinLabel(bytes)
  const text = new TextDecoder('windows-1251').decode(bytes)
  if (count(text, greekPattern) >= leastSigns) return 'windows-1253'
  const cyrillic = count(text, /[а-яА-ЯёЁіїєІЇЄ]/g)
  return cyrillic > high * 0.85 ? 'windows-1251' : 'windows-1252'
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Greek letters with an accent, read as Cyrillic: capitals within words. */
const greekPattern = /(?<=[а-я])[ЬЭЮЯ](?=[а-я])/g

/**
 * Polish letters read as those of western Europe give "Ma³gorzata" and "¿ó³w": signs within words; Czech, Hungarian and
 * Croatian ones words such as "Øíhová", "nõvérképzõ" and "Kovaèiæ". Turkish ones give "Yýldýrým", without the accents of Icelandic.
 */
function latinLabel(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  if (count(text, signInWordPattern) >= leastSigns) return 'windows-1250'
  if ((text.match(/\p{L}+/gu) ?? []).filter(isEastern).length >= leastSigns) return 'windows-1250'
  const turkish = count(text, /[ýþðÝÞÐ]/g)
  return turkish >= leastSigns && turkish > 2 * count(text, /[áéíóæÁÉÍÓÆ]/g) ? 'windows-1254' : 'windows-1252'
}
const signInWordPattern = /(?<=\p{L})[¹³¿¯£¥¼¾](?=\p{L})/gu
const leastSigns = 2

/** Accents that no word of western Europe has together. */
const isEastern = (word: string) =>
  (/[èìøùòÈØ]/.test(word) && /[áíýšžÁÍÝŠŽ]/.test(word)) ||
  (/[õÕ]/.test(word) && /[áéíúÁÉÍÚ]/.test(word)) ||
  (/[èÈ]/.test(word) && word.includes('æ'))

const windowsBytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
)

/** Text that was UTF-8, read as Windows-1252 and saved again ("MÃ¼ller"), as it was meant; else as it is. */
export function decodeAgain(text: string): string {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const byte = windowsBytes.get(text[at]!)
    if (byte === undefined) return text
    bytes[at] = byte
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return text
  }
}
