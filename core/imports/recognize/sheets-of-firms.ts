import type { ImportColumn } from './import-column.ts'
import { hasGivenName, isPersonName } from './looks-like.ts'
import { normalize } from './normalize.ts'
import { hasStart, listOfWords } from './word-starts.ts'

/** Beginnings of words for sponsors, and for firms that pay for a show, or are paid by it, as sheets are called. */
const firmStarts = listOfWords(`
  sponsor, advertis, advertiser, donor, patron, supplier, vendor, customer, clients, companies, businesses, partner, funder, werbe, kund, lieferant, firmen, firmy, unternehmen,
  förder, spender, gönner, annonceur, mécène, commandit, entreprise, fournisseur, société, donateur, parrain, patroc, anunciante, empresa, cliente, proveedor, donante,
  fornecedor, doador, apoiador, azienda, aziende, fornitor, inserzionist, donator, adverteerder, bedrij, leverancier, klant, annonsör, företag, kund, leverantör,
  annonsør, bedrift, annoncør, virksomhed, leverandør, mainostaja, yritykset, yritys, asiakkaat, toimittaj, reklamodaw, dostawc, klienci, klient, inzerent,
  zákazn, dodavatel, hirdető, támogató, ügyf, beszállít, cég, finanțator, furnizor, clienți, reklamveren, şirket, müşteri, tedarik, спонсор, рекламодател,
  компани, клиент, поставщик, партнер, партнёр, клієнт, постачальник, χορηγ, εταιρ, πελάτ, oglašivač, tvrtk, dobavljač, perusahaan, pemasok, mitra, nhà tài trợ,
  công ty, khách hàng, スポンサー, 協賛, 企業, 会社, 顧客, 赞助, 贊助, 公司, 客户, 客戶, 供应商, 스폰서, 협찬, 후원, 기업, 고객, رعاة, راعي, شركات, عملاء, חסויות, חברות, ספונסר, प्रायोजक, ผู้สนับสนุน
`)
const guestStarts = listOfWords(`
  guest, speaker, gast, gäst, interview, invité, invités, invitad, convidad, ospit, spreker, referent, ponente, vieraat, goście, gość, host, hoste, vendég, invitaț,
  konuk, гост, гіст, καλεσμ, gost, tamu, khách mời, ゲスト, 出演者, 嘉宾, 嘉賓, 게스트, ضيوف, אורחים, अतिथि, แขก
`)
/** Beginnings of words for what firms pay, as headers. */
const moneyStarts = listOfWords(`
  amount, paid, invoice, price, fee, budget, package, sponsor, betrag, bezahlt, rechnung, preis, paket, summe, montant, payé, facture, prix, forfait, importe, pagado, factura,
  precio, paquete, valor, pago, fatura, preço, pacote, importo, pagato, fattura, prezzo, bedrag, betaald, factuur, prijs, belopp, betald, faktura, beløb, betalt, beløp, summa,
  maksettu, lasku, kwota, opłacon, zapłacon, částka, zaplacen, összeg, fizetve, számla, sumă, plătit, tutar, ödendi, fiyat, сумма, оплач, счет, счёт, сума, рахунок, ποσό,
  iznos, plaćeno, jumlah, dibayar, 金額, 支払, 请款, 金额, 付款, 금액, 결제, مبلغ, مدفوع, סכום, שולם, राशि, ราคา
`)

/** "Tim" begins as "tim", a team in Indonesian, does. */
export const isCalledAfterSomebody = (name: string) =>
  hasGivenName(name) && (isPersonName(name) || !/\s/.test(name.trim()))

/** Whether a sheet's name says that it lists sponsors or other firms; "Guests from companies" are guests. */
export function isCalledAfterFirms(name: string): boolean {
  const text = normalize(name)
  return hasStart(text, firmStarts) && !hasStart(text, guestStarts) && !isCalledAfterSomebody(name)
}

/** A firm first, whom to ask there next, and what it pays: a list of sponsors, whatever it is called. */
export function areOfFirms(columns: readonly ImportColumn[]): boolean {
  const company = columns.find(({ field }) => field === 'company')
  const name = columns.find(({ field }) => field === 'name' || field === 'firstName' || field === 'lastName')
  return (
    company !== undefined &&
    name !== undefined &&
    company.index < name.index &&
    !columns.some(({ field }) => field === 'interviewDate' || field === 'bio') &&
    columns.some(({ field, header }) => field === null && hasStart(normalize(header), moneyStarts))
  )
}
