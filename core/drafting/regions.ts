/** States, provinces and countries as they follow a town. */
export const regions: ReadonlySet<string> = new Set(
  (
    'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|' +
    'Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|' +
    'New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|' +
    'South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|' +
    'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Quebec|Québec|Saskatchewan|' +
    'New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia|' +
    'England|Scotland|Wales|Northern Ireland|Ireland|UK|USA|Australia|Canada|New Zealand|Germany|France|Spain|Italy|Portugal|' +
    'Netherlands|Belgium|Denmark|Sweden|Norway|Finland|Poland|Austria|Switzerland|Kenya|Nigeria|Ghana|South Africa|India|Japan|Brazil|Mexico'
  ).split('|'),
)
