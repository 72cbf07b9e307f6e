import type * as Docx from 'docx'
import type { Footer, IStylesOptions } from 'docx'

export const ink = '1F2A44'
export const muted = '6B7280'
export const serif = 'Georgia'

/** Around the text of a page, in twentieths of a point. */
export const pageMargin = { top: 1200, right: 1300, bottom: 1200, left: 1300 }

const sans = 'Calibri'

/** The look of every Word document: ink headings, plenty of space. Sizes in half points, spacing in twentieths. */
export const wordStyles: IStylesOptions = {
  default: {
    document: { run: { font: sans, size: 22, color: '222222' } },
    title: { run: { font: serif, size: 52, color: ink }, paragraph: { spacing: { after: 60 } } },
    heading1: {
      run: { font: sans, size: 32, bold: true, color: ink },
      paragraph: { spacing: { before: 120, after: 60 } },
    },
    heading2: {
      run: { font: sans, size: 24, bold: true, color: ink },
      paragraph: { spacing: { before: 200, after: 80 } },
    },
  },
}

/** What the document is on the left, "Page 2 of 5" on the right. */
export const pageFooter = (docx: typeof Docx, text: string): Footer => {
  const { Footer, Paragraph, TextRun, PageNumber, TabStopType } = docx
  const look = { size: 16, color: muted }
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9300 }],
        children: [
          new TextRun({ ...look, text }),
          new TextRun({ ...look, children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
}
