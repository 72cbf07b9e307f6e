import type { Language } from '../languages/languages.ts'

/** What guests read about their data. `{time}` is a length of time as their language writes it. */
export interface PrivacyTexts {
  stored: string
  storedFor: string
  ask: string
  title: string
  askData: string
  askErasure: string
  dataAsked: string
  erasureAsked: string
}

/** Not part of a widget's texts: widgets get the finished sentences from the server. */
export const privacyTexts: Record<Language, PrivacyTexts> = {
  en: {
    stored: '{show} stores what you send here to prepare the podcast, for as long as that takes.',
    storedFor: '{show} stores what you send here to prepare the podcast, without use for at most {time}.',
    ask: 'Ask {show} if you want to see your data or have it erased.',
    title: 'Your data',
    askData: 'Ask for a copy of my data',
    askErasure: 'Ask to erase my data',
    dataAsked: 'You asked for a copy of your data on {date}. Your host will get back to you.',
    erasureAsked: 'You asked to erase your data on {date}. Your host will get back to you.',
  },
  de: {
    stored:
      '{show} speichert, was Sie hier senden, um den Podcast vorzubereiten, und nur so lange wie nötig.',
    storedFor:
      '{show} speichert, was Sie hier senden, um den Podcast vorzubereiten, ohne Nutzung höchstens {time} lang.',
    ask: 'Fragen Sie {show}, wenn Sie Ihre Daten sehen oder löschen lassen möchten.',
    title: 'Ihre Daten',
    askData: 'Kopie meiner Daten anfordern',
    askErasure: 'Löschung meiner Daten verlangen',
    dataAsked: 'Sie haben am {date} eine Kopie Ihrer Daten angefordert. Ihr Gastgeber meldet sich bei Ihnen.',
    erasureAsked: 'Sie haben am {date} verlangt, Ihre Daten zu löschen. Ihr Gastgeber meldet sich bei Ihnen.',
  },
  fr: {
    stored: '{show} conserve ce que vous envoyez ici pour préparer le podcast, le temps nécessaire.',
    storedFor:
      '{show} conserve ce que vous envoyez ici pour préparer le podcast, au plus {time} sans utilisation.',
    ask: 'Adressez-vous à {show} pour consulter vos données ou les faire effacer.',
    title: 'Vos données',
    askData: 'Demander une copie de mes données',
    askErasure: 'Demander l’effacement de mes données',
    dataAsked: 'Vous avez demandé une copie de vos données le {date}. Votre hôte vous répondra.',
    erasureAsked: 'Vous avez demandé l’effacement de vos données le {date}. Votre hôte vous répondra.',
  },
  es: {
    stored: '{show} guarda lo que envía aquí para preparar el pódcast, mientras sea necesario.',
    storedFor: '{show} guarda lo que envía aquí para preparar el pódcast, como máximo {time} sin uso.',
    ask: 'Diríjase a {show} si quiere ver sus datos o que se borren.',
    title: 'Sus datos',
    askData: 'Pedir una copia de mis datos',
    askErasure: 'Pedir que se borren mis datos',
    dataAsked: 'Pidió una copia de sus datos el {date}. Su anfitrión le responderá.',
    erasureAsked: 'Pidió que se borraran sus datos el {date}. Su anfitrión le responderá.',
  },
  pt: {
    stored: '{show} guarda o que você envia aqui para preparar o podcast, pelo tempo necessário.',
    storedFor: '{show} guarda o que você envia aqui para preparar o podcast, no máximo {time} sem uso.',
    ask: 'Fale com {show} se quiser ver seus dados ou apagá-los.',
    title: 'Seus dados',
    askData: 'Pedir uma cópia dos meus dados',
    askErasure: 'Pedir que meus dados sejam apagados',
    dataAsked: 'Você pediu uma cópia dos seus dados em {date}. Seu anfitrião vai responder.',
    erasureAsked: 'Você pediu que seus dados fossem apagados em {date}. Seu anfitrião vai responder.',
  },
  it: {
    stored: '{show} conserva ciò che invia qui per preparare il podcast, per il tempo necessario.',
    storedFor:
      '{show} conserva ciò che invia qui per preparare il podcast, al massimo {time} senza utilizzo.',
    ask: 'Si rivolga a {show} per vedere i Suoi dati o farli cancellare.',
    title: 'I Suoi dati',
    askData: 'Richiedi una copia dei miei dati',
    askErasure: 'Richiedi la cancellazione dei miei dati',
    dataAsked: 'Ha richiesto una copia dei Suoi dati il {date}. Il conduttore Le risponderà.',
    erasureAsked: 'Ha richiesto la cancellazione dei Suoi dati il {date}. Il conduttore Le risponderà.',
  },
  nl: {
    stored: '{show} bewaart wat je hier verstuurt om de podcast voor te bereiden, zolang dat nodig is.',
    storedFor:
      '{show} bewaart wat je hier verstuurt om de podcast voor te bereiden, zonder gebruik hoogstens {time}.',
    ask: 'Vraag het {show} als je je gegevens wilt inzien of laten wissen.',
    title: 'Je gegevens',
    askData: 'Kopie van mijn gegevens vragen',
    askErasure: 'Vragen om mijn gegevens te wissen',
    dataAsked: 'Je hebt op {date} om een kopie van je gegevens gevraagd. Je host neemt contact met je op.',
    erasureAsked: 'Je hebt op {date} gevraagd om je gegevens te wissen. Je host neemt contact met je op.',
  },
  pl: {
    stored: '{show} przechowuje to, co tu wysyłasz, aby przygotować podcast, tak długo, jak to konieczne.',
    storedFor: '{show} przechowuje to, co tu wysyłasz, aby przygotować podcast, bez użycia najwyżej {time}.',
    ask: 'Zwróć się do {show}, jeśli chcesz zobaczyć swoje dane lub je usunąć.',
    title: 'Twoje dane',
    askData: 'Poproś o kopię moich danych',
    askErasure: 'Poproś o usunięcie moich danych',
    dataAsked: 'Poproszono o kopię Twoich danych: {date}. Prowadzący się odezwie.',
    erasureAsked: 'Poproszono o usunięcie Twoich danych: {date}. Prowadzący się odezwie.',
  },
  sv: {
    stored: '{show} sparar det du skickar här för att förbereda podden, så länge det behövs.',
    storedFor: '{show} sparar det du skickar här för att förbereda podden, utan användning i högst {time}.',
    ask: 'Fråga {show} om du vill se dina uppgifter eller få dem raderade.',
    title: 'Dina uppgifter',
    askData: 'Be om en kopia av mina uppgifter',
    askErasure: 'Be om att mina uppgifter raderas',
    dataAsked: 'Du bad om en kopia av dina uppgifter den {date}. Din värd hör av sig.',
    erasureAsked: 'Du bad om att dina uppgifter raderas den {date}. Din värd hör av sig.',
  },
  tr: {
    stored: '{show}, burada gönderdiklerinizi podcast’i hazırlamak için gerektiği sürece saklar.',
    storedFor:
      '{show}, burada gönderdiklerinizi podcast’i hazırlamak için kullanılmadan en fazla {time} saklar.',
    ask: 'Verilerinizi görmek veya sildirmek isterseniz {show} ile iletişime geçin.',
    title: 'Verileriniz',
    askData: 'Verilerimin bir kopyasını iste',
    askErasure: 'Verilerimin silinmesini iste',
    dataAsked: 'Verilerinizin bir kopyasını istediniz: {date}. Ev sahibiniz size dönecek.',
    erasureAsked: 'Verilerinizin silinmesini istediniz: {date}. Ev sahibiniz size dönecek.',
  },
  ja: {
    stored: '{show}は、ここで送信された内容を、番組の準備に必要な期間だけ保存します。',
    storedFor: '{show}は、ここで送信された内容を番組の準備のために保存します（未使用の場合は最長{time}）。',
    ask: 'データの確認や削除を希望される場合は、{show}にお問い合わせください。',
    title: 'あなたのデータ',
    askData: 'データのコピーを依頼する',
    askErasure: 'データの削除を依頼する',
    dataAsked: '{date}にデータのコピーを依頼しました。ホストから連絡があります。',
    erasureAsked: '{date}にデータの削除を依頼しました。ホストから連絡があります。',
  },
  zh: {
    stored: '{show}会保存您在此发送的内容，用于准备播客，仅保留所需的时间。',
    storedFor: '{show}会保存您在此发送的内容，用于准备播客；未使用时最长保留{time}。',
    ask: '如需查看或删除您的数据，请联系{show}。',
    title: '您的数据',
    askData: '索取我的数据副本',
    askErasure: '要求删除我的数据',
    dataAsked: '您已于{date}索取数据副本。主持人会与您联系。',
    erasureAsked: '您已于{date}要求删除数据。主持人会与您联系。',
  },
  ar: {
    stored: 'يحتفظ {show} بما ترسله هنا للتحضير للبودكاست، ما دام ذلك ضروريًا.',
    storedFor: 'يحتفظ {show} بما ترسله هنا للتحضير للبودكاست (المدة القصوى دون استخدام: {time}).',
    ask: 'تواصل مع {show} إذا أردت الاطلاع على بياناتك أو محوها.',
    title: 'بياناتك',
    askData: 'اطلب نسخة من بياناتي',
    askErasure: 'اطلب محو بياناتي',
    dataAsked: 'طلبت نسخة من بياناتك في {date}. سيتواصل معك المضيف.',
    erasureAsked: 'طلبت محو بياناتك في {date}. سيتواصل معك المضيف.',
  },
  he: {
    stored: '{show} שומר את מה ששולחים כאן כדי להכין את הפודקאסט, כל עוד זה נחוץ.',
    storedFor: '{show} שומר את מה ששולחים כאן כדי להכין את הפודקאסט (ללא שימוש, לכל היותר: {time}).',
    ask: 'אפשר לפנות אל {show} כדי לראות את הנתונים או למחוק אותם.',
    title: 'הנתונים שלך',
    askData: 'בקשת עותק של הנתונים שלי',
    askErasure: 'בקשה למחוק את הנתונים שלי',
    dataAsked: 'ביקשת עותק של הנתונים בתאריך {date}. המארח יחזור אליך.',
    erasureAsked: 'ביקשת למחוק את הנתונים בתאריך {date}. המארח יחזור אליך.',
  },
}
