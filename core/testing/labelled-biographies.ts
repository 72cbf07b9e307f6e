/** A biography with what it says: the name, and the job the person has now. */
export interface LabelledBiography {
  bio: string
  name?: string
  title?: string
  company?: string
}

/** Biographies as guests write them. What a person did before, wrote, won or studied is no job. */
export const labelledBiographies: LabelledBiography[] = [
  {
    bio: 'Ann Lee, Chief Scientist at Nova Labs, works on batteries that last a century.',
    name: 'Ann Lee',
    title: 'Chief Scientist',
    company: 'Nova Labs',
  },
  {
    bio: 'Tom Brandt is the author of Night Shift and of two other novels.',
    name: 'Tom Brandt',
    title: 'Author',
  },
  {
    bio: 'Maya Okafor is a marine biologist at the Blue Shelf Institute. She counts kelp.',
    name: 'Maya Okafor',
    title: 'Marine biologist',
    company: 'Blue Shelf Institute',
  },
  {
    bio: 'I am head of research at Acme, where I look after forty people.',
    title: 'Head of research',
    company: 'Acme',
  },
  {
    bio: 'Dr. Priya Raman is a professor of physics at the University of Leeds.',
    name: 'Priya Raman',
    title: 'Professor of physics',
    company: 'University of Leeds',
  },
  {
    bio: 'Jonas Weber founded Lindenhof Bakery in 2011 and still gets up at three.',
    name: 'Jonas Weber',
    title: 'Founder',
    company: 'Lindenhof Bakery',
  },
  {
    bio: 'Lucía Fernández is a freelance illustrator based in Valencia.',
    name: 'Lucía Fernández',
    title: 'Freelance illustrator',
  },
  { bio: 'Sam Carter is the former editor of The Daily Post. He now keeps bees.', name: 'Sam Carter' },
  {
    bio: 'Grace Kim | Product Designer | Harbor Health',
    name: 'Grace Kim',
    title: 'Product Designer',
    company: 'Harbor Health',
  },
  {
    bio: 'Elif Yılmaz works at Anadolu Robotics, where she teaches arms to sew.',
    name: 'Elif Yılmaz',
    company: 'Anadolu Robotics',
  },
  { bio: 'Henrik Dahl is fond of Bergen, of rain and of long walks.', name: 'Henrik Dahl' },
  { bio: 'Nora Walsh is a nurse and the mother of three boys.', name: 'Nora Walsh', title: 'Nurse' },
  {
    bio: 'Oliver Grant is CEO of Tidewater Energy and chair of the Kelp Trust.',
    name: 'Oliver Grant',
    title: 'CEO',
    company: 'Tidewater Energy',
  },
  {
    bio: 'My name is Ines Costa and I am a wedding photographer in Porto.',
    name: 'Ines Costa',
    title: 'Wedding photographer',
  },
  { bio: 'Rachel Stone hosts The Long Road, a podcast about leaving home.', name: 'Rachel Stone' },
  {
    bio: 'Kofi Mensah is a senior software engineer at Stripe.',
    name: 'Kofi Mensah',
    title: 'Senior software engineer',
    company: 'Stripe',
  },
  { bio: 'Kofi is a speaker at TEDxAccra and a lover of Ghanaian jazz.' },
  {
    bio: 'Hannah Müller is a partner at Vogel & Partner and advises founders.',
    name: 'Hannah Müller',
    title: 'Partner',
    company: 'Vogel & Partner',
  },
  { bio: 'Two-time winner of the Booker Prize, Amara Nwosu lives in Lagos.' },
  {
    bio: 'Peter Novak is an associate professor at Charles University, Prague.',
    name: 'Peter Novak',
    title: 'Associate professor',
    company: 'Charles University',
  },
  { bio: 'Yuki Tanaka is a designer for Muji.', name: 'Yuki Tanaka', title: 'Designer', company: 'Muji' },
  {
    bio: 'Daniel Ortiz is a staff writer for The Atlantic Review.',
    name: 'Daniel Ortiz',
    title: 'Staff writer',
    company: 'The Atlantic Review',
  },
  {
    bio: 'Chloé Martin is director of the Marseille Food Bank.',
    name: 'Chloé Martin',
    title: 'Director',
    company: 'Marseille Food Bank',
  },
  { bio: 'Fatima Al-Sayed is a PhD student at MIT who studies sand.', name: 'Fatima Al-Sayed' },
  { bio: 'Ben Harris is a graduate of Oxford and a carpenter.', name: 'Ben Harris', title: 'Carpenter' },
  {
    bio: 'Mina Park is co-founder and CTO of Lumen Labs.',
    name: 'Mina Park',
    title: 'Co-founder and CTO',
    company: 'Lumen Labs',
  },
  { bio: 'Leo Rossi is a chef. He cooked for years before opening a bar.', name: 'Leo Rossi', title: 'Chef' },
  {
    bio: 'Wanda Kowalska teaches at Warsaw Music School.',
    name: 'Wanda Kowalska',
    company: 'Warsaw Music School',
  },
  {
    bio: 'Ruth Abara is a lawyer with Abara & Sons.',
    name: 'Ruth Abara',
    title: 'Lawyer',
    company: 'Abara & Sons',
  },
  { bio: 'She grew up in Ohio and now writes songs in a shed.' },
  {
    bio: 'Greg Bell was a banker at Goldman Sachs before he became a potter.',
    name: 'Greg Bell',
    title: 'Potter',
  },
  {
    bio: 'Aisha Khan is vice president of engineering at Northwind.',
    name: 'Aisha Khan',
    title: 'Vice president of engineering',
    company: 'Northwind',
  },
  {
    bio: 'Ivan Petrov, translator of Night Trains, lives in Riga.',
    name: 'Ivan Petrov',
    title: 'Translator',
  },
  {
    bio: 'Marta Silva leads the ocean team at Blue Planet Foundation.',
    name: 'Marta Silva',
    company: 'Blue Planet Foundation',
  },
  {
    bio: 'Theo Lang is a composer of film music whose scores won two prizes.',
    name: 'Theo Lang',
    title: 'Composer',
  },
  {
    bio: 'Emma Fox is a climate reporter at The Guardian.',
    name: 'Emma Fox',
    title: 'Climate reporter',
    company: 'The Guardian',
  },
  {
    bio: 'Carlos Ruiz serves as chief economist at the Andean Bank.',
    name: 'Carlos Ruiz',
    title: 'Chief economist',
    company: 'Andean Bank',
  },
  {
    bio: 'Bea Lund is an anthropologist and the author of Cold Kitchens.',
    name: 'Bea Lund',
    title: 'Anthropologist',
  },
  {
    bio: 'I’m a physiotherapist at Kinetic Clinic in Graz.',
    title: 'Physiotherapist',
    company: 'Kinetic Clinic',
  },
  { bio: 'Zoe Adams is a volunteer at the Red Cross and a retired teacher.', name: 'Zoe Adams' },
  {
    bio: 'Farid Haddad – Managing Director, Cedar Capital',
    name: 'Farid Haddad',
    title: 'Managing Director',
    company: 'Cedar Capital',
  },
  {
    bio: 'Nils Berg has climbed every peak in Norway. He is a guide at Fjell Adventures.',
    name: 'Nils Berg',
    title: 'Guide',
    company: 'Fjell Adventures',
  },
  {
    bio: 'Paula Gomez spent ten years at Google. Today she runs Little Forest School.',
    name: 'Paula Gomez',
    company: 'Little Forest School',
  },
  {
    bio: 'Joy Osei is a research fellow at the Max Planck Institute for Ornithology.',
    name: 'Joy Osei',
    title: 'Research fellow',
    company: 'Max Planck Institute for Ornithology',
  },
  { bio: 'Alan Reed is a beekeeper from Devon.', name: 'Alan Reed', title: 'Beekeeper' },
  { bio: 'Sofia Marin is a coach to people who lead.', name: 'Sofia Marin', title: 'Coach' },
  {
    bio: 'Vera Popa is a data analyst at ING, and sings in a choir.',
    name: 'Vera Popa',
    title: 'Data analyst',
    company: 'ING',
  },
  {
    bio: 'Dr. Hugo Blanc is a surgeon at Hôpital Saint-Louis in Paris.',
    name: 'Hugo Blanc',
    title: 'Surgeon',
    company: 'Hôpital Saint-Louis',
  },
  {
    bio: 'Kate Moore, a beekeeper with Hive & Home, talks to strangers on trains.',
    name: 'Kate Moore',
    title: 'Beekeeper',
    company: 'Hive & Home',
  },
  { bio: 'Omar Said is an advocate for open source software.', name: 'Omar Said', title: 'Advocate' },
  { bio: 'Lena Vogt is a member of the Bundestag.', name: 'Lena Vogt' },
  {
    bio: 'Ana Reyes is a graphic designer at Studio Norte and a teacher at Escuela Roja.',
    name: 'Ana Reyes',
    title: 'Graphic designer',
    company: 'Studio Norte',
  },
  {
    bio: 'Ravi Patel: founder of Chai & Code, a school for late beginners.',
    name: 'Ravi Patel',
    title: 'Founder',
    company: 'Chai & Code',
  },
  { bio: 'He is the voice of Captain Sky and a father of twins.' },
  {
    bio: 'Ella Jensen is a midwife in Aarhus and writes about birth.',
    name: 'Ella Jensen',
    title: 'Midwife',
  },
  {
    bio: 'Marc Dubois is a chief engineer for Airbus.',
    name: 'Marc Dubois',
    title: 'Chief engineer',
    company: 'Airbus',
  },
  { bio: 'Tess Hall is in charge of Paddington Library.', name: 'Tess Hall' },
  { bio: 'Bruno Keller is a historian of the Alps.', name: 'Bruno Keller', title: 'Historian' },
  { bio: 'Sara Lind is a poet, mother and gardener from Umeå.', name: 'Sara Lind', title: 'Poet' },
  {
    bio: 'Dev Anand is an architect at OMA. Before that he was a designer at Arup.',
    name: 'Dev Anand',
    title: 'Architect',
    company: 'OMA',
  },
]
