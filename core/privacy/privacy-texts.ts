import type { Language } from '../languages/languages.ts'

const english = {
  stored: '{show} stores what you send here to prepare the podcast, and only as long as needed.',
  storedFor:
    '{show} stores what you send here to prepare the podcast. If it isn’t used, it is kept for at most {time}.',
  /** Of an inquiry about sponsoring. */
  storedInquiry: '{show} stores what you send here to answer your inquiry, and only as long as needed.',
  ask: 'Contact {show} to see your data or have it erased.',
  title: 'Your data',
  askData: 'Ask for a copy of my data',
  askErasure: 'Ask to erase my data',
  dataAsked: 'On {date}, you asked for a copy of your data. Your host will get back to you.',
  erasureAsked:
    'On {date}, you asked for your data to be erased. You can withdraw your request until your host has erased it.',
  /** Asked before a request for erasure is sent. */
  confirmErasure:
    'Do you want to ask {show} to erase everything about you: your answers, your photo and the texts about you? This can’t be undone.',
  sendErasure: 'Yes, ask to erase my data',
  keepData: 'No, keep my data',
  takeBack: 'Withdraw my request',
  /** A mail to who asked, once it is done. */
  erasedSubject: 'Your data was erased',
  erasedText: '{show} erased your data, as you asked. Your page no longer works.',
}

/** What guests read about their data. `{time}` is a length of time as their language writes it. */
export type PrivacyTexts = typeof english

/** Not part of a widget's texts: widgets get the finished sentences from the server. */
export const privacyTexts: Record<Language, PrivacyTexts> = {
  en: english,
  de: {
    stored:
      '{show} speichert, was Sie hier senden, um den Podcast vorzubereiten, und nur so lange wie nötig.',
    storedFor:
      '{show} speichert, was Sie hier senden, um den Podcast vorzubereiten, ohne Nutzung höchstens {time} lang.',
    storedInquiry:
      '{show} speichert, was Sie hier senden, um Ihre Anfrage zu beantworten, und nur so lange wie nötig.',
    ask: 'Fragen Sie {show}, wenn Sie Ihre Daten sehen oder löschen lassen möchten.',
    title: 'Ihre Daten',
    askData: 'Kopie meiner Daten anfordern',
    askErasure: 'Löschung meiner Daten verlangen',
    dataAsked: 'Sie haben am {date} eine Kopie Ihrer Daten angefordert. Ihr Host meldet sich bei Ihnen.',
    erasureAsked:
      'Sie haben am {date} verlangt, Ihre Daten zu löschen. Solange das nicht geschehen ist, können Sie es zurücknehmen.',
    confirmErasure:
      'Möchten Sie von {show} verlangen, alles über Sie zu löschen: Ihre Antworten, Ihr Foto und die Texte über Sie? Danach kann es niemand rückgängig machen.',
    sendErasure: 'Ja, Löschung verlangen',
    keepData: 'Nein, Daten behalten',
    takeBack: 'Anfrage zurücknehmen',
    erasedSubject: 'Ihre Daten wurden gelöscht',
    erasedText: '{show} hat Ihre Daten gelöscht, wie Sie es verlangt haben. Ihre Seite gibt es nicht mehr.',
  },
  fr: {
    stored: '{show} conserve ce que vous envoyez ici pour préparer le podcast, le temps nécessaire.',
    storedFor:
      '{show} conserve ce que vous envoyez ici pour préparer le podcast, au plus {time} sans utilisation.',
    storedInquiry:
      '{show} conserve ce que vous envoyez ici pour répondre à votre demande, le temps nécessaire.',
    ask: 'Adressez-vous à {show} pour consulter vos données ou les faire effacer.',
    title: 'Vos données',
    askData: 'Demander une copie de mes données',
    askErasure: 'Demander l’effacement de mes données',
    dataAsked: 'Vous avez demandé une copie de vos données le {date}. Votre hôte vous répondra.',
    erasureAsked:
      'Vous avez demandé l’effacement de vos données le {date}. Tant que cela n’est pas fait, vous pouvez revenir sur votre demande.',
    confirmErasure:
      'Voulez-vous demander à {show} d’effacer tout ce qui vous concerne : vos réponses, votre photo et les textes à votre sujet ? Ensuite, personne ne pourra revenir en arrière.',
    sendErasure: 'Oui, demander l’effacement',
    keepData: 'Non, garder mes données',
    takeBack: 'Retirer ma demande',
    erasedSubject: 'Vos données ont été effacées',
    erasedText: '{show} a effacé vos données, comme vous l’avez demandé. Votre page ne fonctionne plus.',
  },
  es: {
    stored: '{show} guarda lo que envía aquí para preparar el pódcast, mientras sea necesario.',
    storedFor: '{show} guarda lo que envía aquí para preparar el pódcast, como máximo {time} sin uso.',
    storedInquiry: '{show} guarda lo que envía aquí para responder a su consulta, mientras sea necesario.',
    ask: 'Diríjase a {show} si quiere ver sus datos o que se borren.',
    title: 'Sus datos',
    askData: 'Pedir una copia de mis datos',
    askErasure: 'Pedir que se borren mis datos',
    dataAsked: 'Pidió una copia de sus datos el {date}. Su anfitrión le responderá.',
    erasureAsked:
      'Pidió que se borraran sus datos el {date}. Mientras no se haya hecho, puede retirar la solicitud.',
    confirmErasure:
      '¿Quiere pedir a {show} que borre todo sobre usted: sus respuestas, su foto y los textos sobre usted? Después nadie podrá deshacerlo.',
    sendErasure: 'Sí, pedir que se borren',
    keepData: 'No, conservar mis datos',
    takeBack: 'Retirar mi solicitud',
    erasedSubject: 'Se borraron sus datos',
    erasedText: '{show} borró sus datos, como pidió. Su página ya no funciona.',
  },
  pt: {
    stored: '{show} guarda o que você envia aqui para preparar o podcast, pelo tempo necessário.',
    storedFor: '{show} guarda o que você envia aqui para preparar o podcast, no máximo {time} sem uso.',
    storedInquiry:
      '{show} guarda o que você envia aqui para responder à sua consulta, pelo tempo necessário.',
    ask: 'Fale com {show} se quiser ver seus dados ou apagá-los.',
    title: 'Seus dados',
    askData: 'Pedir uma cópia dos meus dados',
    askErasure: 'Pedir que meus dados sejam apagados',
    dataAsked: 'Você pediu uma cópia dos seus dados em {date}. Seu anfitrião vai responder.',
    erasureAsked:
      'Você pediu que seus dados fossem apagados em {date}. Enquanto isso não for feito, você pode voltar atrás.',
    confirmErasure:
      'Quer pedir a {show} que apague tudo sobre você: suas respostas, sua foto e os textos sobre você? Depois, ninguém poderá desfazer.',
    sendErasure: 'Sim, pedir que sejam apagados',
    keepData: 'Não, manter meus dados',
    takeBack: 'Retirar meu pedido',
    erasedSubject: 'Seus dados foram apagados',
    erasedText: '{show} apagou seus dados, como você pediu. Sua página não funciona mais.',
  },
  it: {
    stored: '{show} conserva ciò che invia qui per preparare il podcast, per il tempo necessario.',
    storedFor:
      '{show} conserva ciò che invia qui per preparare il podcast, al massimo {time} senza utilizzo.',
    storedInquiry:
      '{show} conserva ciò che invia qui per rispondere alla Sua richiesta, per il tempo necessario.',
    ask: 'Si rivolga a {show} per vedere i Suoi dati o farli cancellare.',
    title: 'I Suoi dati',
    askData: 'Richiedi una copia dei miei dati',
    askErasure: 'Richiedi la cancellazione dei miei dati',
    dataAsked: 'Ha richiesto una copia dei Suoi dati il {date}. Il conduttore Le risponderà.',
    erasureAsked:
      'Ha richiesto la cancellazione dei Suoi dati il {date}. Finché non è avvenuta, può ritirare la richiesta.',
    confirmErasure:
      'Vuole chiedere a {show} di cancellare tutto ciò che La riguarda: le risposte, la foto e i testi su di Lei? Dopo, nessuno potrà annullarlo.',
    sendErasure: 'Sì, richiedi la cancellazione',
    keepData: 'No, conserva i miei dati',
    takeBack: 'Ritira la mia richiesta',
    erasedSubject: 'I Suoi dati sono stati cancellati',
    erasedText: '{show} ha cancellato i Suoi dati, come richiesto. La Sua pagina non funziona più.',
  },
  nl: {
    stored: '{show} bewaart wat je hier verstuurt om de podcast voor te bereiden, zolang dat nodig is.',
    storedFor:
      '{show} bewaart wat je hier verstuurt om de podcast voor te bereiden, zonder gebruik hoogstens {time}.',
    storedInquiry:
      '{show} bewaart wat je hier verstuurt om je aanvraag te beantwoorden, zolang dat nodig is.',
    ask: 'Vraag het {show} als je je gegevens wilt inzien of laten wissen.',
    title: 'Je gegevens',
    askData: 'Kopie van mijn gegevens vragen',
    askErasure: 'Vragen om mijn gegevens te wissen',
    dataAsked: 'Je hebt op {date} om een kopie van je gegevens gevraagd. Je host neemt contact met je op.',
    erasureAsked:
      'Je hebt op {date} gevraagd om je gegevens te wissen. Zolang dat niet gebeurd is, kun je dat terugnemen.',
    confirmErasure:
      'Wil je {show} vragen om alles over jou te wissen: je antwoorden, je foto en de teksten over jou? Daarna kan niemand het ongedaan maken.',
    sendErasure: 'Ja, vragen om te wissen',
    keepData: 'Nee, mijn gegevens houden',
    takeBack: 'Mijn verzoek terugnemen',
    erasedSubject: 'Je gegevens zijn gewist',
    erasedText: '{show} heeft je gegevens gewist, zoals je had gevraagd. Je pagina werkt niet meer.',
  },
  pl: {
    stored: '{show} przechowuje to, co tu wysyłasz, aby przygotować podcast, tak długo, jak to konieczne.',
    storedFor: '{show} przechowuje to, co tu wysyłasz, aby przygotować podcast, bez użycia najwyżej {time}.',
    storedInquiry:
      '{show} przechowuje to, co tu wysyłasz, aby odpowiedzieć na zapytanie, tak długo, jak to konieczne.',
    ask: 'Zwróć się do {show}, jeśli chcesz zobaczyć swoje dane lub je usunąć.',
    title: 'Twoje dane',
    askData: 'Poproś o kopię moich danych',
    askErasure: 'Poproś o usunięcie moich danych',
    dataAsked: 'Poproszono o kopię Twoich danych: {date}. Prowadzący się odezwie.',
    erasureAsked:
      'Poproszono o usunięcie Twoich danych: {date}. Dopóki to się nie stanie, możesz cofnąć prośbę.',
    confirmErasure:
      'Czy chcesz poprosić {show} o usunięcie wszystkiego na Twój temat: odpowiedzi, zdjęcia i tekstów o Tobie? Potem nikt nie będzie mógł tego cofnąć.',
    sendErasure: 'Tak, poproś o usunięcie',
    keepData: 'Nie, zachowaj moje dane',
    takeBack: 'Cofnij moją prośbę',
    erasedSubject: 'Twoje dane zostały usunięte',
    erasedText: '{show} – zgodnie z prośbą Twoje dane zostały usunięte. Twoja strona już nie działa.',
  },
  sv: {
    stored: '{show} sparar det du skickar här för att förbereda podden, så länge det behövs.',
    storedFor: '{show} sparar det du skickar här för att förbereda podden, utan användning i högst {time}.',
    storedInquiry: '{show} sparar det du skickar här för att svara på din förfrågan, så länge det behövs.',
    ask: 'Fråga {show} om du vill se dina uppgifter eller få dem raderade.',
    title: 'Dina uppgifter',
    askData: 'Be om en kopia av mina uppgifter',
    askErasure: 'Be om att mina uppgifter raderas',
    dataAsked: 'Du bad om en kopia av dina uppgifter den {date}. Din värd hör av sig.',
    erasureAsked:
      'Du bad om att dina uppgifter raderas den {date}. Tills det är gjort kan du ta tillbaka det.',
    confirmErasure:
      'Vill du be {show} att radera allt om dig: dina svar, ditt foto och texterna om dig? Efteråt kan ingen ångra det.',
    sendErasure: 'Ja, be om radering',
    keepData: 'Nej, behåll mina uppgifter',
    takeBack: 'Ta tillbaka min begäran',
    erasedSubject: 'Dina uppgifter har raderats',
    erasedText: '{show} har raderat dina uppgifter, som du bad om. Din sida fungerar inte längre.',
  },
  tr: {
    stored: '{show}, burada gönderdiklerinizi podcast’i hazırlamak için gerektiği sürece saklar.',
    storedFor:
      '{show}, burada gönderdiklerinizi podcast’i hazırlamak için kullanılmadan en fazla {time} saklar.',
    storedInquiry: '{show}, burada gönderdiklerinizi talebinizi yanıtlamak için gerektiği sürece saklar.',
    ask: 'Verilerinizi görmek veya sildirmek isterseniz {show} ile iletişime geçin.',
    title: 'Verileriniz',
    askData: 'Verilerimin bir kopyasını iste',
    askErasure: 'Verilerimin silinmesini iste',
    dataAsked: 'Verilerinizin bir kopyasını istediniz: {date}. Ev sahibiniz size dönecek.',
    erasureAsked:
      'Verilerinizin silinmesini istediniz: {date}. Bu yapılana kadar isteğinizi geri alabilirsiniz.',
    confirmErasure:
      '{show} hakkınızdaki her şeyi (yanıtlarınızı, fotoğrafınızı ve sizinle ilgili metinleri) silsin mi? Bu yapıldıktan sonra kimse geri alamaz.',
    sendErasure: 'Evet, silinmesini iste',
    keepData: 'Hayır, verilerim kalsın',
    takeBack: 'İsteğimi geri al',
    erasedSubject: 'Verileriniz silindi',
    erasedText: '{show}, isteğiniz üzerine verilerinizi sildi. Sayfanız artık çalışmıyor.',
  },
  ja: {
    stored: '{show}は、ここで送信された内容を、番組の準備に必要な期間だけ保存します。',
    storedFor: '{show}は、ここで送信された内容を番組の準備のために保存します（未使用の場合は最長{time}）。',
    storedInquiry: '{show}は、ここで送信された内容を、お問い合わせへの回答に必要な期間だけ保存します。',
    ask: 'データの確認や削除を希望される場合は、{show}にお問い合わせください。',
    title: 'あなたのデータ',
    askData: 'データのコピーを依頼する',
    askErasure: 'データの削除を依頼する',
    dataAsked: '{date}にデータのコピーを依頼しました。ホストから連絡があります。',
    erasureAsked: '{date}にデータの削除を依頼しました。削除されるまでは、依頼を取り下げることができます。',
    confirmErasure:
      'あなたに関するすべての情報（回答、写真、あなたについての文章）の削除を{show}に依頼しますか？削除後は、誰も元に戻せません。',
    sendErasure: 'はい、削除を依頼する',
    keepData: 'いいえ、データを残す',
    takeBack: '依頼を取り下げる',
    erasedSubject: 'データが削除されました',
    erasedText: 'ご依頼のとおり、{show}があなたのデータを削除しました。あなたのページは使えなくなりました。',
  },
  zh: {
    stored: '{show}会保存您在此发送的内容，用于准备播客，仅保留所需的时间。',
    storedFor: '{show}会保存您在此发送的内容，用于准备播客；未使用时最长保留{time}。',
    storedInquiry: '{show}会保存您在此发送的内容，用于回复您的咨询，仅保留所需的时间。',
    ask: '如需查看或删除您的数据，请联系{show}。',
    title: '您的数据',
    askData: '索取我的数据副本',
    askErasure: '要求删除我的数据',
    dataAsked: '您已于{date}索取数据副本。主持人会与您联系。',
    erasureAsked: '您已于{date}要求删除数据。在删除之前，您可以撤回请求。',
    confirmErasure:
      '要请求{show}删除与您有关的一切内容（您的回答、照片以及关于您的文字）吗？删除后，任何人都无法恢复。',
    sendErasure: '是，要求删除',
    keepData: '否，保留我的数据',
    takeBack: '撤回我的请求',
    erasedSubject: '您的数据已删除',
    erasedText: '{show}已按您的要求删除您的数据。您的页面不再可用。',
  },
  ar: {
    stored: 'يحتفظ {show} بما ترسله هنا للتحضير للبودكاست، ما دام ذلك ضروريًا.',
    storedFor: 'يحتفظ {show} بما ترسله هنا للتحضير للبودكاست (المدة القصوى دون استخدام: {time}).',
    storedInquiry: 'يحتفظ {show} بما ترسله هنا للرد على استفسارك، ما دام ذلك ضروريًا.',
    ask: 'تواصل مع {show} إذا أردت الاطلاع على بياناتك أو محوها.',
    title: 'بياناتك',
    askData: 'اطلب نسخة من بياناتي',
    askErasure: 'اطلب محو بياناتي',
    dataAsked: 'طلبت نسخة من بياناتك في {date}. سيتواصل معك المضيف.',
    erasureAsked: 'طلبت محو بياناتك في {date}. يمكنك سحب الطلب ما لم يُنفَّذ.',
    confirmErasure:
      'هل تريد أن تطلب من {show} محو كل ما يخصك: إجاباتك وصورتك والنصوص عنك؟ بعد ذلك لا يمكن لأحد التراجع عنه.',
    sendErasure: 'نعم، اطلب المحو',
    keepData: 'لا، احتفظ ببياناتي',
    takeBack: 'اسحب طلبي',
    erasedSubject: 'مُحيت بياناتك',
    erasedText: 'محا {show} بياناتك كما طلبت. صفحتك لم تعد تعمل.',
  },
  he: {
    stored: '{show} שומר את מה ששולחים כאן כדי להכין את הפודקאסט, כל עוד זה נחוץ.',
    storedFor: '{show} שומר את מה ששולחים כאן כדי להכין את הפודקאסט (ללא שימוש, לכל היותר: {time}).',
    storedInquiry: '{show} שומר את מה ששולחים כאן כדי לענות לפנייה, כל עוד זה נחוץ.',
    ask: 'אפשר לפנות אל {show} כדי לראות את הנתונים או למחוק אותם.',
    title: 'הנתונים שלך',
    askData: 'בקשת עותק של הנתונים שלי',
    askErasure: 'בקשה למחוק את הנתונים שלי',
    dataAsked: 'ביקשת עותק של הנתונים בתאריך {date}. המארח יחזור אליך.',
    erasureAsked: 'ביקשת למחוק את הנתונים שלך בתאריך {date}. כל עוד זה לא נעשה, אפשר לבטל את הבקשה.',
    confirmErasure:
      'לבקש מ{show} למחוק כל דבר עליך: התשובות, התמונה והטקסטים עליך? אחרי המחיקה אף אחד לא יוכל לשחזר אותם.',
    sendErasure: 'כן, לבקש מחיקה',
    keepData: 'לא, לשמור את הנתונים',
    takeBack: 'ביטול הבקשה שלי',
    erasedSubject: 'הנתונים שלך נמחקו',
    erasedText: '{show} מחק את הנתונים שלך, כפי שביקשת. הדף שלך כבר לא פעיל.',
  },
}
